/// A dictionary that keeps its keys in the order in which they were first set.
public struct OrderedMap: Sendable {
  private var entries: [Entry] = []
  /// Where each key is, once there are too many to look through.
  private var index: [String: Int] = [:]

  private struct Entry: Sendable {
    let key: String
    var value: Value
  }

  /// Up to this many entries, comparing keys one by one beats hashing.
  private static let linearCount = 12

  public init() {}

  /// A map of pairs; of pairs with the same key, the last counts.
  public init(_ pairs: some Sequence<(String, Value)>) {
    for (key, value) in pairs { self[key] = value }
  }

  public var count: Int { entries.count }
  public var isEmpty: Bool { entries.isEmpty }
  public var keys: [String] { entries.map(\.key) }
  public var values: [Value] { entries.map(\.value) }

  /// The pair at a position, in order.
  public func pair(at position: Int) -> (key: String, value: Value) {
    (entries[position].key, entries[position].value)
  }

  /// The value of a key. Setting nil is not a removal: it sets `.null`.
  public subscript(key: String) -> Value? {
    get { position(of: key).map { entries[$0].value } }
    set {
      let value = newValue ?? .null
      if let position = position(of: key) {
        entries[position].value = value
      } else {
        append(key, value)
      }
    }
  }

  private mutating func append(_ key: String, _ value: Value) {
    entries.append(Entry(key: key, value: value))
    if entries.count == Self.linearCount + 1 {
      for (position, entry) in entries.enumerated() { index[entry.key] = position }
    } else if entries.count > Self.linearCount {
      index[key] = entries.count - 1
    }
  }

  private func position(of key: String) -> Int? {
    guard entries.count <= Self.linearCount else { return index[key] }
    for position in entries.indices where entries[position].key == key { return position }
    return nil
  }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}
