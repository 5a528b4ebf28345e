"""One module per promise that a browser has to keep; each has a function `check(run)`."""
