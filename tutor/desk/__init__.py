"""The command line and its reports, checking, and what is covered how."""
