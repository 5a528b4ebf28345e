extension Value {
  /// A property by name: `page.title`, `list.size`. Nil if there is none.
  ///
  /// `size`, `first` and `last` belong to lists, texts and ranges; a dictionary's own keys go before its
  /// `size`.
  ///
  /// - Parameter ownKeysOnly: excludes the properties that all lists, texts or dictionaries have.
  func property(_ key: String, _ work: Work, ownKeysOnly: Bool = false) -> Value? {
    work.spend(Work.Cost.lookup + key.utf8.count)
    if work.isSpent { return nil }
    switch self {
    case .dictionary(let map): return map[key] ?? (ownKeysOnly ? nil : Value.property(key, of: map))
    case .object(let object):
      let value = object.value(forKey: key)
      work.spend(Work.Cost.object + object.effort(ofKey: key, making: value))
      return value
    case .array(let elements):
      switch key {
      case "size": return .integer(elements.count)
      case "first": return elements.first ?? .null
      case "last": return elements.last ?? .null
      default: return nil
      }
    case .range(let range):
      switch key {
      case "size": return .integer(range.count)
      case "first": return .integer(range.first)
      case "last": return .integer(range.last)
      default: return nil
      }
    case .string(let text) where key == "size":
      work.spend(text.utf8.count * 2)
      return .integer(work.isSpent ? 0 : text.unicodeScalars.count)
    case .bytes(let bytes) where key == "size":
      work.spend(bytes.count * 2)
      return .integer(work.isSpent ? 0 : bytes.scalarCount)
    default: return nil
    }
  }

  private static func property(_ key: String, of map: OrderedMap) -> Value? {
    switch key {
    case "size": return .integer(map.count)
    case "first":
      guard !map.isEmpty else { return .null }
      let (key, value) = map.pair(at: 0)
      return [.string(key), value]
    default: return nil
    }
  }

  /// An element by position or key: `list[0]`, `list[-1]`, `page["title"]`. Nil if there is none.
  func element(at index: Value, _ work: Work) -> Value? {
    switch (self, index) {
    case (.array(let elements), .integer(let position)):
      let resolved = position < 0 ? position + elements.count : position
      return elements.indices.contains(resolved) ? elements[resolved] : .null
    case (_, .string), (_, .bytes), (.dictionary, .integer): return property(index.text(work), work)
    default: return nil
    }
  }

  /// A nested property by its path: `"author.name"`.
  func property(path: String, _ work: Work) -> Value {
    work.spend(path.utf8.count)
    if work.isSpent { return .null }
    guard path.utf8.contains(UInt8(ascii: ".")) else { return property(path, work) ?? .null }
    var value = self
    for key in path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      if work.isSpent { return .null }
      value = value.property(String(Substring(key)), work) ?? .null
    }
    return value
  }

  /// The names of all properties, for suggestions.
  var propertyNames: [String] {
    switch self {
    case .dictionary(let map): map.keys + ["size"]
    case .object(let object): object.keys
    case .array, .range: ["first", "last", "size"]
    case .string, .bytes: ["size"]
    default: []
    }
  }
}
