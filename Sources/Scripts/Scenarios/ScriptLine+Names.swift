import Diagnostics
import DirectiveParsing
import Options

/// The names in a scenario.
extension ScriptLine {
  /// A tab by its number, from 1, or by its title in quotes.
  ///
  /// - Returns: the tab, counted from 0.
  mutating func tab(_ names: ScenarioVocabulary) -> Int? {
    guard let word = word("a tab") else { return nil }
    if let title = Self.quoted(word.value) {
      if let index = names.tabs.firstIndex(of: title) { return index }
      diagnostics.report(.unknown("tab", title, "scenario.tab", at: word.range, allowed: names.tabs))
      return nil
    }
    let option = DirectiveOption(name: Located("tab", at: word.range), value: word)
    return option.value(.wholeNumber(1...max(names.tabs.count, 1)), diagnostics).map { $0 - 1 }
  }

  /// A screen by its name.
  mutating func screen(_ names: ScenarioVocabulary) -> String? {
    guard let word = word("a screen’s name") else { return nil }
    guard names.screens.contains(word.value) else {
      diagnostics.report(
        .unknown("screen", word.value, "scenario.unknown-screen", at: word.range, allowed: names.screens))
      return nil
    }
    return word.value
  }

  /// A controller that code shows: a screen's name, a class, or a title, in quotes if it has spaces.
  mutating func controller(_ names: ScenarioVocabulary) -> String? {
    guard let word = word("a screen’s name") else { return nil }
    let name = Self.quoted(word.value) ?? word.value
    if name != word.value || names.knows(actor: name) { return name }
    diagnostics.report(
      .unknown(
        "screen", name, "scenario.unknown-screen", at: word.range,
        allowed: names.screens + ["a controller’s class, or its title in quotes"]))
    return nil
  }

  private static func quoted(_ text: String) -> String? {
    text.utf8.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : nil
  }
}
