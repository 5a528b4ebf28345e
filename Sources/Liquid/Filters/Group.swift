/// A group made by `group_by`: the elements that share a property.
final class Group: LiquidObject {
  private let name: Value
  private let items: [Value]
  /// The levels of nested groups, including this one.
  fileprivate let depth: Int

  /// The limit of nesting. Freeing deeper groups would exhaust the stack.
  static let maximumDepth = 16

  init(name: Value, items: [Value], depth: Int) {
    self.name = name
    self.items = items
    self.depth = depth
  }

  /// The depth of a group that would hold these elements.
  static func depth(above elements: [Value], _ work: Work) -> Int {
    1 + elements.reduce(0) { max($0, $1.levels(work)) }
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

extension Value {
  /// The levels of lists and groups within each other.
  func levels(_ work: Work) -> Int {
    switch self {
    case .array(let elements):
      work.spend(elements.count * Work.Cost.element)
      return work.isSpent ? 0 : 1 + elements.reduce(0) { max($0, $1.levels(work)) }
    case .object(let object): return (object as? Group)?.depth ?? 0
    default: return 0
    }
  }
}
