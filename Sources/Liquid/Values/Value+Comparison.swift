extension Value {
  /// Whether two values are equal. Numbers compare by amount, texts by content, objects by identity.
  func isEqual(to other: Value) -> Bool {
    isEqual(to: other, depth: 0)
  }

  private func isEqual(to other: Value, depth: Int) -> Bool {
    guard depth < Limits.valueDepth else { return false }
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.integer(let a), .integer(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.bytes(let a), .bytes(let b)): return a == b
    case (.string(let a), .bytes(let b)), (.bytes(let b), .string(let a)): return a.utf8.elementsEqual(b)
    case (.date(let a), .date(let b)): return a.secondsSince1970 == b.secondsSince1970
    case (.range(let a), .range(let b)): return a == b
    case (.object(let a), .object(let b)): return a === b
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1, depth: depth + 1) }
    case (.dictionary(let a), .dictionary(let b)):
      return a.count == b.count
        && a.keys.allSatisfy { key in
          guard let left = a[key], let right = b[key] else { return false }
          return left.isEqual(to: right, depth: depth + 1)
        }
    default:
      guard let a = number, let b = other.number else { return false }
      return a.double == b.double
    }
  }

  /// -1, 0 or 1 as the value comes before, with or after another; nil if the two have no order.
  func order(to other: Value) -> Int? {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.string(let a), .string(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.date(let a), .date(let b)):
      let (a, b) = (a.secondsSince1970, b.secondsSince1970)
      return a < b ? -1 : a == b ? 0 : 1
    default: break
    }
    if isText, other.isText {
      let (a, b) = (utf8, other.utf8)
      return a == b ? 0 : a.lexicographicallyPrecedes(b) ? -1 : 1
    }
    guard let a = number?.double, let b = other.number?.double, !a.isNaN, !b.isNaN else { return nil }
    return a < b ? -1 : a == b ? 0 : 1
  }

  /// Whether a text holds another, a list an element, or a dictionary a key.
  func contains(_ other: Value) -> Bool {
    switch self {
    case .string, .bytes:
      if case .null = other { return false }
      return utf8.firstOccurrence(of: other.utf8, from: 0) != nil
    case .array(let elements): return elements.contains { $0.isEqual(to: other) }
    case .dictionary(let map): return map[other.text] != nil
    case .object(let object): return object.value(forKey: other.text) != nil
    case .range(let range):
      guard case .integer(let number) = other else { return false }
      return number >= range.first && number <= range.last
    default: return false
    }
  }
}
