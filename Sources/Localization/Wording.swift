/// The texts and the calendar of a language.
struct Wording: Sendable {
  var texts: [Phrase: String]
  /// A pattern of Liquid's filter `date`.
  var datePattern: String
  var calendar: CalendarWords
  /// Whether sentences have spaces between them.
  var hasSpaces = true
  /// What stands between the parts of a list.
  var comma = ", "
  /// Whether it is written from right to left.
  var readsFromRight = false
  /// What animators do, by their names; empty in English, where the catalog says it.
  var animators: [String: String] = [:]

  /// The wording for a language tag, whose first part counts; nil for languages without one.
  static func of(_ language: String) -> Wording? {
    switch base(of: language) {
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

  /// The translations of remarks about runs, by their English words; nil for English, and for languages without words.
  /// A site that shows none doesn't build them.
  static func remarks(in language: String) -> [String: String]? {
    switch base(of: language) {
    case "ar": arabicRemarks
    case "de": germanRemarks
    case "es": spanishRemarks
    case "fr": frenchRemarks
    case "ja": japaneseRemarks
    case "zh": chineseRemarks
    default: nil
    }
  }

  private static func base(of language: String) -> Substring? {
    language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first
  }
}
