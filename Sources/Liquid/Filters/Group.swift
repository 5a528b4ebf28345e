/// A group made by `group_by`: the elements that share a property.
final class Group: LiquidObject {
  private let name: Value
  private let items: [Value]
  /// The levels of nested groups, including this one.
  private let depth: Int

  /// The limit of nesting. Freeing deeper groups would exhaust the stack.
  static let maximumDepth = 16

  init(name: Value, items: [Value], depth: Int) {
    self.name = name
    self.items = items
    self.depth = depth
  }

  /// The depth of a group that would hold these elements.
  static func depth(above elements: [Value]) -> Int {
    1
      + elements.reduce(0) { deepest, element in
        guard case .object(let object) = element, let group = object as? Group else { return deepest }
        return max(deepest, group.depth)
      }
  }

  let keys = ["name", "items", "size"]

  func value(forKey key: String) -> Value? {
    switch key {
    case "name": name
    case "items": .array(items)
    case "size": .integer(items.count)
    default: nil
    }
  }
}
