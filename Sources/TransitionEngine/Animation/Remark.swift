import Text

/// A text about a run that is in no language yet: what lint finds, and what the log says of questionable calls.
///
/// It's written where it is said, in English, as `Remark("m34 of the \(property) is \(number): more than 0.")`. The
/// English words with `{}` for each value are the key of its translations, which are in `Localization`. Values are other
/// remarks, or names, numbers and code, which are the same in all languages.
public enum Remark: Hashable, Sendable {
  /// A name, a number, or code.
  case verbatim(String)
  /// Remarks between commas.
  case list([Remark])
  /// English words with places for values, and the values, in the order of their places.
  case phrase(String, [Remark])

  /// A text with values: `Remark("set to \(name)")`.
  public init(_ text: Text) { self = .phrase(text.words, text.values) }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { self == .verbatim("") }

  /// The text in English.
  public var english: String { text(commas: ", ") { $0 } }

  /// The text in a language.
  ///
  /// - Parameters:
  ///   - commas: what stands between the parts of a list.
  ///   - translation: returns the words for English ones, with the same places, in whichever order.
  public func text(commas: String, _ translation: (String) -> String) -> String {
    switch self {
    case .verbatim(let text): text
    case .list(let parts): parts.map { $0.text(commas: commas, translation) }.joined(separator: commas)
    case .phrase(let words, let values):
      values.isEmpty
        ? translation(words)
        : translation(words).filled(with: values.map { $0.text(commas: commas, translation) })
    }
  }

  /// A literal with values.
  public struct Text: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    fileprivate var words = ""
    fileprivate var values: [Remark] = []

    /// Words without values.
    public init(stringLiteral words: String) { self.words = words }
    /// Words with values.
    public init(stringInterpolation text: Self) { self = text }
    /// Words to come.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ words: String) { self.words += words }

    /// Adds a value.
    public mutating func appendInterpolation(_ value: Remark) {
      words += "{}"
      values.append(value)
    }

    /// Adds a value that begins a sentence.
    public mutating func appendInterpolation(capitalizing value: Remark) {
      words += "{^}"
      values.append(value)
    }

    /// Adds a name, a number, or code.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation(Remark.verbatim("\(value)"))
    }
  }
}

extension Remark {
  /// Words with values that come from another program; nil unless each value has its place.
  package init?(checking words: String, _ values: [Remark]) {
    let places = words.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    guard places.count == values.count, places.allSatisfy({ $0.hasPrefix("}") || $0.hasPrefix("^}") }) else {
      return nil
    }
    self = .phrase(words, values)
  }
}

/// Coded as its kind, its words and its values.
extension Remark: Codable {
  private enum Kind: Int { case verbatim, list, phrase }

  /// Writes the remark.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.unkeyedContainer()
    switch self {
    case .verbatim(let text):
      try fields.encode(Kind.verbatim.rawValue)
      try fields.encode(text)
    case .list(let parts):
      try fields.encode(Kind.list.rawValue)
      try fields.encode(parts)
    case .phrase(let words, let values):
      try fields.encode(Kind.phrase.rawValue)
      try fields.encode(words)
      try fields.encode(values)
    }
  }

  /// Reads a remark.
  public init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    switch Kind(rawValue: try fields.decode(Int.self)) {
    case .verbatim: self = .verbatim(try fields.decode(String.self))
    case .list: self = .list(try fields.decode([Remark].self))
    case .phrase:
      let words = try fields.decode(String.self)
      guard let remark = Remark(checking: words, try fields.decode([Remark].self)) else {
        throw DecodingError.dataCorruptedError(in: fields, debugDescription: "places without values")
      }
      self = remark
    case nil: throw DecodingError.dataCorruptedError(in: fields, debugDescription: "there is no such kind")
    }
  }
}
