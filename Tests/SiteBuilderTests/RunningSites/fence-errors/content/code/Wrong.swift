let right = 1
let wrong: Int = "text"
