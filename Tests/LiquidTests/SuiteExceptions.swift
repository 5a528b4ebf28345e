/// The cases of each suite that stay apart on purpose, with the reason.
let suiteExceptions: [String: [String: String]] = [
  "python-liquid": [:]
]
