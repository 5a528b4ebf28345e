/// The texts and the calendar of a language.
struct Wording: Sendable {
  var texts: [Phrase: String]
  /// A pattern of Liquid's filter `date`.
  var datePattern: String
  var calendar: CalendarWords
  /// Whether sentences have spaces between them.
  var hasSpaces = true
  /// What animators do, by their names; empty in English, where the catalog says it.
  var animators: [String: String] = [:]

  /// The wording for a language tag, whose first part counts; nil for languages without one.
  static func of(_ language: String) -> Wording? {
    switch language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first {
    case "ar": .arabic
    case "de": .german
    case "en": .english
    case "es": .spanish
    case "fr": .french
    case "ja": .japanese
    case "zh": .chinese
    default: nil
    }
  }
}
