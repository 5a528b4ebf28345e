/// A dictionary in the order in which its keys were first set.
public struct OrderedMap: Sendable {
  private var entries: [Entry] = []
  /// The position of each key, if there are more than `linearCount`.
  private var index: [String: Int] = [:]

  private struct Entry: Sendable {
    let key: String
    /// See `mark(of:)`; negative for a key that isn't ASCII, whose equals may differ in bytes.
    let mark: Int
    var value: Value
  }

  /// Up to this many entries, comparing keys one by one beats hashing.
  private static let linearCount = 12

  public init() {}

  /// Creates a map of pairs. The last of several with the same key counts.
  public init(_ pairs: some Sequence<(String, Value)>) {
    entries.reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs { set(key, to: value) }
  }

  public var count: Int { entries.count }
  public var isEmpty: Bool { entries.isEmpty }
  var indices: Range<Int> { entries.indices }
  public var keys: [String] { entries.map(\.key) }
  public var values: [Value] { entries.map(\.value) }

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
    // Maps that grow rarely stay smaller.
    if entries.capacity == 0 { entries.reserveCapacity(8) }
    entries.append(Entry(key: key, mark: isASCII ? Self.mark(of: key) : -1, value: value))
    if entries.count == Self.linearCount + 1 {
      for (position, entry) in entries.enumerated() { index[entry.key] = position }
    } else if entries.count > Self.linearCount {
      index[key] = entries.count - 1
    }
  }

  /// The value of a key with its mark.
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

  /// The length and first byte of a key, which differ for most keys and compare faster.
  static func mark(of key: String) -> Int { key.utf8.count << 8 | Int(key.utf8.first ?? 0) }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}
