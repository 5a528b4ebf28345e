"""The sites that are built: the same pages, written for Zoetrope and for Hugo."""
