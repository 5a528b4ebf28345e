import Diagnostics
import Text

/// The options after `swift` in a fence: `no-run`, `name=cube`, `fails="cannot find"`.
package struct FenceWords: Sendable {
  /// The use of a listing, besides showing it.
  package enum Use: Sendable, Hashable {
    /// Part of the page's program.
    case run
    /// `no-run`: compiled with the program, without being part of it.
    case compile
    /// `fails`: must not compile. The compiler's message contains the text, if one is given.
    case fail(saying: String?)
    /// `no-check`: only shown.
    case show
  }

  package var use = Use.run
  /// Whether the listing isn't shown.
  package var isHidden = false
  /// The name by which another listing can replace it.
  package var name: Located<String>?
  /// The name of an earlier listing that it replaces.
  package var replaces: Located<String>?
  /// The region that is shown.
  package var region: Located<String>?

  package init(use: Use = .run) { self.use = use }

  /// Whether the words have no meaning unless the listing is compiled.
  package var needsCompiler: Bool {
    switch use {
    case .compile, .fail: true
    case .run: isHidden || name != nil || replaces != nil
    case .show: false
    }
  }
}

// MARK: Reading

extension FenceWords {
  /// Words, and those that they exclude.
  private static let conflicts: KeyValuePairs = [
    "no-check": ["no-run", "fails", "hidden", "name", "replaces"], "no-run": ["fails"],
    "hidden": ["fails", "region"],
  ]
  static let noCheck = "no-check"
  /// All words in the order of the reference, each with a placeholder for its value.
  private static let known: KeyValuePairs<String, String?> = [
    "no-run": nil, noCheck: nil, "fails": nil, "hidden": nil, "name": "NAME", "replaces": "NAME",
    "region": "NAME",
  ]
  private static var allowed: [String] { known.map { word, value in value.map { "\(word)=\($0)" } ?? word } }

  /// Whether a word is valid after `swift`.
  static func knows(_ word: some StringProtocol) -> Bool {
    let key = word.prefix { $0 != "=" }
    return known.contains { $0.key == key }
  }

  /// Reads the words of a fence, and reports invalid ones.
  ///
  /// - Parameter words: the words after the language, without those of other programs.
  package init(_ words: [Located<String>], _ diagnostics: DiagnosticCollector) {
    var seen: [(key: String, place: SourceRange)] = []
    var hasUnknown = false
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      let next = index + 1 < words.endIndex ? words[index + 1] : nil
      index += 1
      let (key, value) = Self.parts(of: word)
      guard let kind = Self.known.first(where: { $0.key == key }) else {
        if !hasUnknown { diagnostics.report(Self.unknown(word, key)) }
        hasUnknown = true
        continue
      }
      if let first = seen.first(where: { $0.key == key }) {
        diagnostics.report(
          .error(
            "listing.conflict", "“\(key)” is given twice", at: word.range,
            notes: [.init("first given here", at: first.place)]))
        continue
      }
      seen.append((key, word.range))
      if kind.value != nil, value == nil {
        let meant = next.flatMap { Self.knows($0.value) ? nil : $0.value }
        if meant != nil { index += 1 }
        diagnostics.report(
          .error(
            "listing.value", "“\(key)” needs a name", at: word.range,
            fix: "write “\(key)=\(meant ?? "NAME")”, without spaces around “=”"))
        continue
      }
      take(key, value, word, diagnostics)
    }
    reportConflicts(of: seen, diagnostics)
  }

  private mutating func take(
    _ key: String, _ value: Located<String>?, _ word: Located<String>, _ diagnostics: DiagnosticCollector
  ) {
    if key == "fails" {
      use = .fail(saying: value?.value)
      return
    }
    guard let value else {
      switch key {
      case Self.noCheck: use = .show
      case "no-run": use = .compile
      default: isHidden = true
      }
      return
    }
    guard Self.known.contains(where: { $0.key == key && $0.value != nil }) else {
      diagnostics.report(
        .error("listing.value", "“\(key)” takes no value", at: word.range, fix: "write “\(key)” alone"))
      return
    }
    guard Self.isName(value.value) else {
      diagnostics.report(
        .error(
          "listing.value", "“\(value.value)” isn't a valid name", at: value.range,
          allowed: ["letters, digits, “-” and “_”"]))
      return
    }
    switch key {
    case "name": name = value
    case "replaces": replaces = value
    default: region = value
    }
  }

  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
  }

  /// The text before the first `=`, and the text after it without quotes.
  private static func parts(of word: Located<String>) -> (key: String, value: Located<String>?) {
    let bytes = Array(word.value.utf8)
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (word.value, nil) }
    var value = (sign + 1)..<bytes.count
    if value.count >= 2, bytes[value.lowerBound] == bytes[value.upperBound - 1],
      bytes[value.lowerBound] == UInt8(ascii: "\"") || bytes[value.lowerBound] == UInt8(ascii: "'")
    {
      value = (value.lowerBound + 1)..<(value.upperBound - 1)
    }
    var place = word.range
    // Parts of text produced by Liquid have no places of their own.
    if place.bytes.count == bytes.count, !value.isEmpty {
      place.bytes = (place.bytes.lowerBound + value.lowerBound)..<(place.bytes.lowerBound + value.upperBound)
    }
    let key = String(decoding: bytes[..<sign], as: UTF8.self)
    return (key, Located(String(decoding: bytes[value], as: UTF8.self), at: place))
  }

  private static func unknown(_ word: Located<String>, _ key: String) -> Diagnostic {
    .warning(
      "listing.word", "unknown attribute “\(word.value)” after “swift”", at: word.range, allowed: allowed,
      fix: NearMiss.best(for: key, among: known.map(\.key)).map { "did you mean “\($0)”?" })
  }

  private func reportConflicts(
    of seen: [(key: String, place: SourceRange)], _ diagnostics: DiagnosticCollector
  ) {
    for (word, others) in Self.conflicts {
      guard let one = seen.first(where: { $0.key == word }),
        let other = seen.first(where: { others.contains($0.key) })
      else { continue }
      diagnostics.report(
        .error(
          "listing.conflict", "“\(word)” and “\(other.key)” exclude each other", at: other.place,
          fix: "delete one of them", notes: [.init("the other one", at: one.place)]))
    }
  }
}
