# Sharing a view.

share-lock = Only this seat’s view
share-lock-asked = Only the hand that is asked about
share-lock-help = Whoever opens the link sees this hand alone and cannot open another. A position of your own stays here: the link holds only a key to it.
share-lock-here = The position stays on this machine, so the link works on this machine only.
share-locked = View of { $seat }
share-too-long = This link is too long for a QR code that a phone could read.
share-large = QR code full screen
share-large-alt = QR code: { $url }
