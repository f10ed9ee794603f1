"""``python -m tutor`` is the command line."""

from tutor.desk.cli import main

main()
