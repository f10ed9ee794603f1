# Eine Ansicht teilen.

share-lock = Nur die Sicht dieses Platzes
share-lock-help = Wer den Link öffnet, sieht nur dieses Blatt und kann kein anderes öffnen. Der Link selbst enthält weiter die ganze Stellung.
share-locked = Sicht von { $seat }
share-too-long = Dieser Link ist zu lang für einen QR-Code, den ein Handy lesen könnte.
share-large = QR-Code bildschirmfüllend
share-large-alt = QR-Code: { $url }
