# Sharing a view.

share-lock = Only this seat’s view
share-lock-asked = Only the hand in question
share-lock-help = Anyone who opens the link sees this hand only and cannot open another. A position of your own stays on this computer: the link holds only a key to it.
share-lock-here = The position stays on this computer, so the link works on this computer only.
share-locked = View of { $seat }
share-too-long = This link is too long for a QR code that a phone could read.
share-large = QR code full screen
share-large-alt = QR code: { $url }
