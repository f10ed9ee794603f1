"""``tutor`` and ``python -m tutor``: the command line, which can be stopped at any moment, also while it starts."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from tutor.desk import cli

        cli.main()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
