# Sharing a view.

share-lock = Only this seat’s view
share-lock-help = Whoever opens the link sees this hand alone and cannot open another. The link itself still carries the whole position.
share-locked = View of { $seat }
share-too-long = This link is too long for a QR code that a phone could read.
share-large = QR code full screen
share-large-alt = QR code: { $url }
