"""What the checks stand on: a browser, sites, pictures and a report."""
