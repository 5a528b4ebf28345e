import Diagnostics
import Highlighting
import Text

/// A word of a fence about how its block looks: `title="a.swift"`, `{2,4-6}`, `linenos`.
package struct CodeAttribute: Sendable, Equatable {
  package enum Name: Sendable, CaseIterable {
    case title, numbers, noNumbers, start, mark, inserted, deleted, focus, fold, wrap, noWrap, tab
    case language, diff, annotations

    /// The spellings of other programs, without dashes and underscores, in lower case. The first is documented.
    fileprivate var spellings: [String] {
      switch self {
      case .title: ["title", "filename"]
      case .numbers: ["linenos", "linenums", "linenumbers", "showlinenumbers", ".numberlines", "numberlines"]
      case .noNumbers: ["nolinenos", "nolinenumbers"]
      case .start: ["linenostart", "startlinenumber", "startfrom", "startline"]
      case .mark: ["mark", "hllines", "highlight"]
      case .inserted: ["ins", "add"]
      case .deleted: ["del", "rem"]
      case .focus: ["focus"]
      case .fold: ["fold", "collapse"]
      case .wrap: ["wrap"]
      case .noWrap: ["nowrap"]
      case .tab: ["tab"]
      case .language: ["lang"]
      case .diff: ["diff"]
      case .annotations: ["annotate", ".annotate"]
      }
    }

    private static let bySpelling: [String: Name] = {
      let pairs = allCases.flatMap { name in name.spellings.map { ($0, name) } }
      return Dictionary(pairs) { first, _ in first }
    }()

    /// The name that a word is a spelling of.
    static func named(_ word: ArraySlice<UInt8>) -> Name? {
      guard word.count <= 20 else { return nil }
      let letters = word.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
      return bySpelling[String(decoding: letters, as: UTF8.self).lowercased()]
    }

    /// Whether its value says which lines or words it is for.
    var selects: Bool {
      switch self {
      case .mark, .inserted, .deleted, .focus, .fold: true
      default: false
      }
    }

    /// Whether it is meant where a value is given, or isn't.
    func takes(_ hasValue: Bool) -> Bool {
      switch self {
      case .diff, .annotations, .noNumbers, .noWrap: !hasValue
      case .numbers, .wrap: true
      // Without a value, they are told to need one.
      case .title, .start, .mark, .inserted, .deleted, .focus, .fold, .tab, .language: true
      }
    }
  }

  package var name: Name
  /// The value's bytes in the info string; nil for none.
  package var value: Range<Int>?
  /// Whether the value is a list of lines by its braces.
  package var isLines = false
  /// All bytes in the info string.
  package var range: Range<Int>

  /// `diff-swift`: the language of the lines.
  static func diffLanguage(_ text: String) -> String? {
    guard text.lowercased().hasPrefix("diff-") || text.lowercased().hasPrefix("diff_") else { return nil }
    return String(text.dropFirst("diff-".count))
  }
}

/// The documented attribute that a misspelled one is probably meant to be.
enum NearMissOfAttribute {
  /// The documented spellings.
  static let documented = [
    "title", "linenos", "mark", "hl_lines", "ins", "del", "focus", "fold", "wrap", "tab", "lang", "annotate",
  ]

  static func best(for word: String) -> String? {
    word.utf8.count > 2 ? NearMiss.best(for: word, among: documented) : nil
  }
}
