extension Value {
  /// A property by name: `page.title`, `list.size`. Nil if there is none.
  ///
  /// `size`, `first` and `last` belong to lists, texts and ranges; a dictionary's own keys go before its
  /// `size`.
  func property(_ key: String) -> Value? {
    switch self {
    case .dictionary(let map): return map[key] ?? Value.property(key, of: map)
    case .object(let object): return object.value(forKey: key)
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
    case .string(let text): return key == "size" ? .integer(text.unicodeScalars.count) : nil
    case .bytes(let bytes): return key == "size" ? .integer(bytes.scalarCount) : nil
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
  func element(at index: Value) -> Value? {
    switch (self, index) {
    case (.array(let elements), .integer(let position)):
      let resolved = position < 0 ? position + elements.count : position
      return elements.indices.contains(resolved) ? elements[resolved] : .null
    case (_, .string), (_, .bytes), (.dictionary, .integer): return property(index.text)
    default: return nil
    }
  }

  /// A property of a property, as filters take them: `"author.name"`.
  func property(path: String) -> Value {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return property(path) ?? .null }
    var value = self
    for key in path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      value = value.property(String(Substring(key))) ?? .null
    }
    return value
  }

  /// The names a property could have had, for proposals.
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
