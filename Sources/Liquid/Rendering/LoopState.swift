/// The properties of `forloop`.
struct LoopState {
  var name: String
  var length: Int
  /// Whether it is of `render … for`, which is no loop around those of its file.
  var isOfRender = false
  /// From 0.
  var index = 0

  func property(_ key: String) -> Value? {
    switch key {
    case "index": .integer(index + 1)
    case "index0": .integer(index)
    case "rindex": .integer(length - index)
    case "rindex0": .integer(length - index - 1)
    case "first": .bool(index == 0)
    case "last": .bool(index == length - 1)
    case "length": .integer(length)
    case "name": .string(name)
    default: nil
    }
  }

  static let propertyNames = [
    "first", "index", "index0", "last", "length", "name", "parentloop", "rindex", "rindex0",
  ]
}
