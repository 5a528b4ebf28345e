/// A value of the template language.
///
/// Values are small (two words and a tag). Copies of texts, arrays and dictionaries share storage.
public enum Value: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  /// Text as UTF-8 that isn't decoded, such as a page's finished HTML.
  case bytes([UInt8])
  case array([Value])
  case dictionary(OrderedMap)
  /// A value whose properties are computed when a template asks for them.
  case object(any LiquidObject)
  case date(DateTime)
  /// Consecutive integers, `(1..5)`; never expanded unless a filter needs an array.
  case range(IntegerRange)
}

/// An object with computed properties, such as the site or a page.
public protocol LiquidObject: AnyObject, Sendable {
  /// The property's value; nil if there is no such property, `.null` if it has no value.
  func value(forKey key: String) -> Value?
  /// The names of all properties in a fixed order, for iteration, `jsonify` and suggestions.
  var keys: [String] { get }
  /// The output of `{{ object }}`.
  var text: String { get }
  /// Whether `jsonify` prints the properties of the object inside another. Only safe without cycles.
  var isPrintedInside: Bool { get }
  /// What objects of the same type that stand for the same have in common; nil if no other object stands for it.
  var identity: Int? { get }
  /// The steps charged for making the value of a property, besides the lookup; 0 for a stored one.
  func effort(ofKey key: String, making value: Value?) -> Int
}

extension LiquidObject {
  public var keys: [String] { [] }
  public var text: String { "" }
  public var isPrintedInside: Bool { false }
  public var identity: Int? { nil }
  public func effort(ofKey key: String, making value: Value?) -> Int { 0 }
}

/// Consecutive integers, both ends included; empty if `last` is before `first`.
public struct IntegerRange: Hashable, Sendable {
  public var first: Int
  public var last: Int

  public init(_ first: Int, _ last: Int) {
    self.first = first
    self.last = last
  }

  /// The number of integers, at most `Int.max`.
  public var count: Int {
    guard last >= first else { return 0 }
    let (distance, overflow) = last.subtractingReportingOverflow(first)
    return overflow || distance == .max ? .max : distance + 1
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByFloatLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, Value)...) { self = .dictionary(OrderedMap(elements)) }
}

extension Value {
  /// Whether the value counts as true. Only `null` and `false` don't: empty texts, empty arrays and 0 do.
  public var isTruthy: Bool {
    switch self {
    case .null, .bool(false): false
    default: true
    }
  }

  /// Whether the value equals `empty`: a text, array or dictionary without content.
  var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .bytes(let bytes): bytes.isEmpty
    case .array(let elements): elements.isEmpty
    case .dictionary(let map): map.isEmpty
    case .range(let range): range.count == 0
    default: false
    }
  }

  /// Whether the value equals `blank`: empty, `null`, `false`, or only white space.
  func isBlank(_ work: Work) -> Bool {
    switch self {
    case .null, .bool(false): true
    case .string(let text): Value.isBlank(text.utf8, work)
    case .bytes(let bytes): Value.isBlank(bytes, work)
    default: isEmpty
    }
  }

  private static func isBlank(_ text: some Collection<UInt8>, _ work: Work) -> Bool {
    let space = text.prefix(while: \.isSpace).count
    work.spend(space * 2)
    return space == text.count
  }

  /// The steps charged for making a list or dictionary with its content.
  public var makingEffort: Int {
    switch self {
    case .array(let elements): elements.reduce(100) { $0 + $1.makingEffort }
    case .dictionary(let map): map.indices.reduce(100) { $0 + 100 + map.pair(at: $1).value.makingEffort }
    default: 50
    }
  }

  /// The name of the value's kind in diagnostics.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .bool: "a boolean"
    case .integer, .double: "a number"
    case .string, .bytes: "a text"
    case .array: "a list"
    case .dictionary, .object: "a dictionary"
    case .date: "a date"
    case .range: "a range"
    }
  }
}
