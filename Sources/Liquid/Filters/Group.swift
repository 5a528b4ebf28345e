/// What `group_by` makes of the elements that share a property.
final class Group: LiquidObject {
  private let name: Value
  private let items: [Value]
  /// How many groups are within each other, this one included.
  private let depth: Int

  /// Groups of groups make sense a few times; without an end they would exhaust the stack when they are
  /// freed.
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
