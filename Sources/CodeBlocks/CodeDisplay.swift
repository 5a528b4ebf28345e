import Diagnostics
import Highlighting
import Text

/// How a block of code looks, by the words of its fence.
package struct CodeDisplay: Sendable {
  /// Shown above the block.
  package var title: String?
  /// The number of the first line; nil shows no numbers.
  package var firstNumber: Int?
  package var selections: [LineSelection] = []
  /// Words that are marked wherever they appear.
  package var words: [String] = []
  /// Whether lines may begin with `+` and `-`.
  package var isDiff = false
  /// The language of a diff's lines; nil for none.
  package var diffLanguage: String?
  /// Whether long lines are wrapped.
  package var wraps = false
  /// Whether comments such as `// (1)` are shown as numbers.
  package var isAnnotated = false
  /// The name of its tab; nil for a block that isn't one.
  package var tab: Located<String>?

  package init() {}

  /// Whether lines are elements of their own.
  var hasLines: Bool {
    firstNumber != nil || !selections.isEmpty || !words.isEmpty || isDiff || wraps || isAnnotated
  }

  func has(_ role: LineSelection.Role) -> Bool { selections.contains { $0.role == role } }
}

// MARK: Reading

extension CodeDisplay {
  /// The most words that are marked in a block.
  private static let wordLimit = 32
  /// The longest title, tab or word, in bytes.
  private static let textLimit = 400
  /// The highest number of a first line.
  private static let numberLimit = 999_999

  /// Reads the attributes of a fence, and reports invalid ones.
  ///
  /// - Parameters:
  ///   - info: the text that the attributes are in.
  ///   - fence: for attributes without a place of their own.
  /// - Returns: nil for a block that looks like any other.
  package init?(
    _ attributes: [CodeAttribute], language: String, in info: SourceText, fence: SourceRange,
    _ diagnostics: DiagnosticCollector
  ) {
    isDiff = ["diff", "patch"].contains(language.lowercased())
    guard isDiff || !attributes.isEmpty else { return nil }
    for attribute in attributes {
      let place = info.source(of: attribute.range) ?? fence
      do throws(LineSelection.Fault) {
        try take(attribute, in: info, place)
      } catch {
        diagnostics.report(
          .error("code.value", error.summary, at: place, fix: error.fix))
      }
    }
  }

  /// Reads attributes that a directive has as options; nil if there are none.
  ///
  /// - Parameter options: the names, which are those of a fence's attributes, and the values, which may be empty.
  package init?(
    options: [(name: String, value: Located<String>)], language: String, fence: SourceRange,
    _ diagnostics: DiagnosticCollector
  ) {
    var info = SourceText()
    var attributes: [CodeAttribute] = []
    for (name, value) in options {
      guard let attribute = CodeAttribute.Name.named(Array(name.utf8)[...]) else { continue }
      let start = info.bytes.count
      info.append(value.text)
      let whole = start..<info.bytes.count
      let isQuoted = whole.count > 1 && Self.isQuoted(info.bytes[whole])
      attributes.append(
        CodeAttribute(
          name: attribute, value: whole.isEmpty ? nil : isQuoted ? start + 1..<whole.upperBound - 1 : whole,
          isLines: attribute == .mark && !isQuoted, range: whole))
    }
    self.init(attributes, language: language, in: info, fence: fence, diagnostics)
  }

  private mutating func take(
    _ attribute: CodeAttribute, in info: SourceText, _ place: SourceRange
  ) throws(LineSelection.Fault) {
    let value = attribute.value.map { info.bytes[$0] }
    switch attribute.name {
    case .title: title = try text(value, attribute, in: info)
    case .tab: tab = Located(try text(value, attribute, in: info), at: place)
    case .language: diffLanguage = try text(value, attribute, in: info)
    case .numbers: try takeNumbers(value)
    case .start: firstNumber = try number(value)
    case .noNumbers: firstNumber = nil
    case .wrap: wraps = value.map { !$0.elementsEqual("false".utf8) } ?? true
    case .noWrap: wraps = false
    case .diff: isDiff = true
    case .annotations: isAnnotated = true
    case .mark:
      // Material's `hl_lines="2 4-6"` is a list, `mark="2"` a word.
      let key = info.bytes[attribute.range]
      if attribute.isLines || !key.starts(with: "mark".utf8) && !Self.isQuoted(key) {
        try select(.marked, value, place)
      } else {
        let word = try text(value, attribute, in: info)
        guard words.count < Self.wordLimit else {
          throw .init(
            summary: "a block marks up to \(Self.wordLimit) words", fix: "mark lines instead, as in “{2,4-6}”"
          )
        }
        if !words.contains(word) { words.append(word) }
      }
    case .inserted: try select(.inserted, value, place)
    case .deleted: try select(.deleted, value, place)
    case .focus: try select(.focused, value, place)
    case .fold: try select(.folded, value, place)
    }
  }

  private static func isQuoted(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "'")
  }

  private func text(
    _ value: ArraySlice<UInt8>?, _ attribute: CodeAttribute, in info: SourceText
  ) throws(LineSelection.Fault) -> String {
    guard let value, !value.isEmpty else {
      let key = String(
        decoding: info.bytes[attribute.range].prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      throw .init(summary: "“\(key)” needs a text", fix: "write “\(key)=\"text\"”")
    }
    guard value.count <= Self.textLimit else {
      throw .init(summary: "the text is longer than \(Self.textLimit) bytes", fix: "shorten it")
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func select(
    _ role: LineSelection.Role, _ value: ArraySlice<UInt8>?, _ place: SourceRange
  ) throws(LineSelection.Fault) {
    selections.append(
      LineSelection(role: role, ranges: try LineSelection.ranges(value ?? []), place: place))
  }

  /// `linenos`, `linenos=10`, Hugo's `linenos=table`, Docusaurus' `showLineNumbers=5`.
  private mutating func takeNumbers(_ value: ArraySlice<UInt8>?) throws(LineSelection.Fault) {
    let word = value.map { String(decoding: $0.prefix(20), as: UTF8.self).lowercased() } ?? "true"
    switch word {
    case "true", "table", "inline": firstNumber = firstNumber ?? 1
    case "false": firstNumber = nil
    default: firstNumber = try number(value)
    }
  }

  private func number(_ value: ArraySlice<UInt8>?) throws(LineSelection.Fault) -> Int {
    guard let value, value.count <= 6, let number = Int(String(decoding: value, as: UTF8.self)),
      0...Self.numberLimit ~= number
    else {
      throw .init(
        summary: "the number of the first line isn't a number from 0 to \(Self.numberLimit)",
        fix: "write “linenos=10”, or “linenos” to begin with 1")
    }
    return number
  }
}
