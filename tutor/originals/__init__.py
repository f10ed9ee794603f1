"""A person's own copy of a rule page: read, recognised, cut and laid beside our texts; knows neither engine nor app."""
