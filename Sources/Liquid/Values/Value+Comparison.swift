extension Value {
  /// Whether two values are equal. Numbers compare by amount, texts by content, objects by identity.
  func isEqual(to other: Value, _ work: Work) -> Bool {
    isEqual(to: other, depth: 0, work)
  }

  private func isEqual(to other: Value, depth: Int, _ work: Work) -> Bool {
    work.spend(Work.Cost.comparison + Swift.min(textLength, other.textLength) * 2)
    guard depth < Limits.valueDepth, !work.isSpent else { return false }
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.integer(let a), .integer(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.bytes(let a), .bytes(let b)): return a == b
    case (.string(let a), .bytes(let b)), (.bytes(let b), .string(let a)): return a.utf8.elementsEqual(b)
    case (.date(let a), .date(let b)): return a.secondsSince1970 == b.secondsSince1970
    case (.range(let a), .range(let b)): return a == b
    case (.object(let a), .object(let b)): return Self.isSame(a, b)
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1, depth: depth + 1, work) }
    case (.dictionary(let a), .dictionary(let b)):
      return a.count == b.count
        && a.keys.allSatisfy { key in
          work.spend(Work.Cost.lookup + key.utf8.count * 2)
          guard let left = a[key], let right = b[key] else { return false }
          return left.isEqual(to: right, depth: depth + 1, work)
        }
    default:
      guard let a = number, let b = other.number else { return false }
      return a.double == b.double
    }
  }

  private static func isSame(_ a: any LiquidObject, _ b: any LiquidObject) -> Bool {
    if a === b { return true }
    guard let identity = a.identity, identity == b.identity else { return false }
    return type(of: a) == type(of: b)
  }

  /// -1, 0 or 1 if the value comes before, with or after another; nil if the two have no order.
  func order(to other: Value, _ work: Work) -> Int? {
    work.spend(2 * Work.Cost.comparison + (textLength + other.textLength) * 2)
    // The render has ended.
    if work.isSpent { return 0 }
    switch (self, other) {
    case (.integer(let a), .integer(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.string(let a), .string(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.date(let a), .date(let b)):
      let (a, b) = (a.secondsSince1970, b.secondsSince1970)
      return a < b ? -1 : a == b ? 0 : 1
    default: break
    }
    if isText, other.isText {
      let (a, b) = (utf8(work), other.utf8(work))
      return a == b ? 0 : a.lexicographicallyPrecedes(b) ? -1 : 1
    }
    guard let a = number?.double, let b = other.number?.double, !a.isNaN, !b.isNaN else { return nil }
    return a < b ? -1 : a == b ? 0 : 1
  }

  /// Whether the value contains another: a part of a text, an element of a list, or a key of a dictionary.
  func contains(_ other: Value, _ work: Work) -> Bool {
    switch self {
    case .string, .bytes:
      if case .null = other { return false }
      let pattern = other.utf8(work)
      work.spend((textLength + pattern.count) * 4)
      return !work.isSpent && utf8(work).firstOccurrence(of: pattern, from: 0) != nil
    case .array(let elements):
      return elements.contains { !work.isSpent && $0.isEqual(to: other, work) }
    case .dictionary, .object: return property(other.text(work), work, ownKeysOnly: true) != nil
    case .range(let range):
      guard case .integer(let number) = other else { return false }
      return number >= range.first && number <= range.last
    default: return false
    }
  }
}
