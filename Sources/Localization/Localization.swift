import Text

/// The words of pages in one language.
package final class Localization: Sendable {
  /// The tag of the language (BCP 47).
  package let language: String
  private let wording: Wording
  /// Texts of the site's own.
  private let own: [Phrase: String]

  package static let english = Localization(language: "en")

  /// - Parameters:
  ///   - language: a language tag. A language without words of its own has English ones; see `isKnown(_:)`.
  ///   - own: texts that replace those of the language.
  package init(language: String, own: [Phrase: String] = [:]) {
    self.language = language
    self.own = own
    wording = Wording.of(language) ?? .english
  }

  package subscript(phrase: Phrase) -> String { own[phrase] ?? wording.texts[phrase] ?? "" }

  /// A text with its values.
  package func text(_ phrase: Phrase, _ values: String...) -> String { self[phrase].filled(with: values) }

  /// The words for the English ones of a remark about a run, with the same places for values.
  package func translation(ofRemark words: String) -> String {
    guard let text = Wording.remarks(in: language)?[words] else { return words }
    return wording.readsFromRight ? text.isolatingCode : text
  }

  /// A name, numbers or code as they stand in a text: in one from right to left, their signs don't change places with
  /// the words around them.
  package func isolated(_ value: String) -> String { wording.readsFromRight ? value.isolated : value }

  /// What stands between the parts of a list.
  package var comma: String { wording.comma }

  /// Sentences one after another.
  package func joined(_ sentences: [String]) -> String {
    sentences.joined(separator: wording.hasSpaces ? " " : "")
  }

  /// A text with a full stop.
  package func sentence(_ text: String) -> String { text + (wording.hasSpaces ? "." : "。") }

  /// What an animator does; nil for one without a text in the language.
  package func summary(ofAnimator name: String) -> String? { wording.animators[name] }

  /// Equal for equal texts: the language, and the site's own ones.
  package var identity: String {
    own.map { "\n\($0.key.rawValue)=\($0.value)" }.sorted().reduce(language, +)
  }

  /// How a date is written, as a pattern of Liquid's filter `date`.
  package var datePattern: String { wording.datePattern }

  package var calendar: CalendarWords { wording.calendar }

  /// The languages with words of their own.
  package static let languages = ["ar", "de", "en", "es", "fr", "ja", "zh"]

  /// Whether a language has words of its own.
  package static func isKnown(_ language: String) -> Bool { Wording.of(language) != nil }
}

/// Names of months and days.
package final class CalendarWords: Sendable {
  /// From January.
  package let months, shortMonths: [String]
  /// From Sunday.
  package let days, shortDays: [String]

  /// - Parameters: names between spaces.
  init(months: String, shortMonths: String, days: String, shortDays: String) {
    func names(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }
    self.months = names(months)
    self.shortMonths = names(shortMonths)
    self.days = names(days)
    self.shortDays = names(shortDays)
  }
}
