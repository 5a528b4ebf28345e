let a = "ä"
