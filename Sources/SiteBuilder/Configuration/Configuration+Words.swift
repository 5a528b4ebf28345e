import Diagnostics
import HTML
import Liquid
import Localization

extension Configuration {
  /// Reads `words`: texts that replace those of the language.
  static func words(_ value: TypedValue) -> [Phrase: String] {
    guard let entries = value.node.entries else {
      value.diagnostics.report(
        .error(
          "config.words", "“words” is a mapping of names to texts, not \(value.node.kindName)",
          at: value.node.range, fix: "write lines such as “  menu: Contents”"))
      return [:]
    }
    var words: [Phrase: String] = [:]
    for entry in entries {
      guard let key = entry.key.string, let phrase = Phrase(rawValue: key) else {
        value.diagnostics.report(
          .unknown(
            "word", entry.key.string ?? "", "config.words", at: entry.key.range,
            allowed: Phrase.allCases.map(\.rawValue)))
        continue
      }
      let text = TypedValue("words.\(key)", entry.value, area: "config", value.diagnostics)
      guard let text = text.text() else { continue }
      let usual = Localization.english[phrase]
      if count(text) > count(usual) {
        value.diagnostics.report(
          .error(
            "config.words",
            "this text has a place for \(count(text)) values, and “\(key)” has \(count(usual))",
            at: entry.value.range, explanation: "the English text is “\(usual)”"))
        continue
      }
      words[phrase] = text
    }
    return words
  }

  /// How many values a text has a place for.
  private static func count(_ text: String) -> Int {
    text.split(separator: "{}", omittingEmptySubsequences: false).count - 1
  }

  /// The note about a language that the theme has no words in; nil for others, and where the site has its own.
  var missingWords: Diagnostic? {
    guard let entry = values.first(where: { ["language", "lang"].contains($0.key.string) }),
      !Localization.isKnown(language), !values.contains(where: { $0.key.string == "words" })
    else { return nil }
    return Diagnostic(
      .note,
      "config.language",
      "the words of theme and figures, such as “Menu”, are English in a site in “\(language)”",
      at: entry.value.range, allowed: Localization.languages,
      fix: "give your own under “words”, or use one of these languages")
  }
}

extension Localization {
  /// The value of `words` in templates: texts as HTML by key, and `date`, the pattern of a date.
  var value: Value {
    .dictionary(
      OrderedMap(
        Phrase.allCases.map { ($0.rawValue, .bytes(HTMLText.escaped(self[$0].utf8))) } + [
          ("date", .string(datePattern))
        ]))
  }
}
