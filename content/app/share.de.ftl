# Eine Ansicht teilen.

share-lock = Nur die Sicht dieses Platzes
share-lock-asked = Nur das Blatt, nach dem gefragt ist
share-lock-help = Wer den Link öffnet, sieht nur dieses Blatt und kann kein anderes öffnen. Eine eigene Stellung bleibt hier: Der Link enthält nur einen Schlüssel zu ihr.
share-lock-here = Die Stellung bleibt auf diesem Rechner, also gilt der Link auch nur hier.
share-locked = Sicht von { $seat }
share-too-long = Dieser Link ist zu lang für einen QR-Code, den ein Handy lesen könnte.
share-large = QR-Code bildschirmfüllend
share-large-alt = QR-Code: { $url }
