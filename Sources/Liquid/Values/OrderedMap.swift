/// A dictionary that keeps its keys in the order in which they were first set.
public struct OrderedMap: Sendable {
  private var entries: [Entry] = []
  /// Where each key is, once there are too many to look through.
  private var index: [String: Int] = [:]

  private struct Entry: Sendable {
    let key: String
    /// See `mark(of:)`; negative where the key is not ASCII, and may be the same text in other bytes.
    let mark: Int
    var value: Value
  }

  /// Up to this many entries, comparing keys one by one beats hashing.
  private static let linearCount = 12

  public init() {}

  /// A map of pairs; of pairs with the same key, the last counts.
  public init(_ pairs: some Sequence<(String, Value)>) {
    entries.reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs { set(key, to: value) }
  }

  public var count: Int { entries.count }
  public var isEmpty: Bool { entries.isEmpty }
  var indices: Range<Int> { entries.indices }
  public var keys: [String] { entries.map(\.key) }
  public var values: [Value] { entries.map(\.value) }

  /// The pair at a position, in order.
  public func pair(at position: Int) -> (key: String, value: Value) {
    (entries[position].key, entries[position].value)
  }

  /// The value of a key. Setting nil is not a removal: it sets `.null`.
  public subscript(key: String) -> Value? {
    get { value(of: key, mark: Self.mark(of: key)) }
    set { set(key, to: newValue ?? .null) }
  }

  mutating func set(_ key: String, to value: Value) {
    if let position = position(of: key, mark: Self.mark(of: key)) {
      entries[position].value = value
    } else {
      append(key, value)
    }
  }

  private mutating func append(_ key: String, _ value: Value) {
    let isASCII = key.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false
    // Few maps that are filled bit by bit stay smaller.
    if entries.capacity == 0 { entries.reserveCapacity(8) }
    entries.append(Entry(key: key, mark: isASCII ? Self.mark(of: key) : -1, value: value))
    if entries.count == Self.linearCount + 1 {
      for (position, entry) in entries.enumerated() { index[entry.key] = position }
    } else if entries.count > Self.linearCount {
      index[key] = entries.count - 1
    }
  }

  /// The value of a key whose mark is known.
  func value(of key: String, mark: Int) -> Value? {
    position(of: key, mark: mark).map { entries[$0].value }
  }

  private func position(of key: String, mark: Int) -> Int? {
    guard entries.count <= Self.linearCount else { return index[key] }
    for position in entries.indices where entries[position].mark == mark || entries[position].mark < 0 {
      if entries[position].key == key { return position }
    }
    return nil
  }

  /// The length and first byte of a key: they tell most keys apart, faster than comparing them does.
  static func mark(of key: String) -> Int { key.utf8.count << 8 | Int(key.utf8.first ?? 0) }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}
