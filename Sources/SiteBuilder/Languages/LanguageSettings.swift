import Diagnostics
import Localization
import YAML

/// A further language of a site, as the configuration gives it under `languages`.
struct LanguageSettings: Sendable {
  /// The tag (BCP 47), and the folder of its pages in `content/`.
  var tag: Located<String>
  /// The language's own name; nil for the usual one.
  var name: String?
  /// The site's title and description in it; nil for those of the first language.
  var title, description: String?
  var words: [Phrase: String] = [:]
  /// The entries of the menu; nil finds the translations of the first language's entries.
  var navigation: [NavigationEntry]?

  private static let keys = ["description", "name", "navigation", "title", "words"]

  /// Reads `languages`: a mapping of tags to settings, or a list of tags.
  static func all(_ value: TypedValue) -> [LanguageSettings] {
    if let items = value.node.array {
      return unique(
        items.compactMap { item in tag(item, value.diagnostics).map { LanguageSettings(tag: $0) } }, value)
    }
    guard let entries = value.node.entries else {
      value.diagnostics.report(
        .error(
          "config.languages", "“languages” is a mapping of language tags, not \(value.node.kindName)",
          at: value.node.range,
          allowed: ["lines such as “  de: {title: Meine Anleitungen}”", "a list of tags"]))
      return []
    }
    return unique(
      entries.compactMap { entry in
        guard let tag = tag(entry.key, value.diagnostics) else { return nil }
        var settings = LanguageSettings(tag: tag)
        settings.read(entry.value, value.diagnostics)
        return settings
      }, value)
  }

  private static func tag(_ node: YAMLNode, _ diagnostics: DiagnosticCollector) -> Located<String>? {
    // YAML reads `no` as false.
    let text = node.string ?? (node.bool == false ? "no" : "")
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      ((index == 0 ? 2 : 1)...8).contains(part.count) && part.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    guard isTag else {
      diagnostics.report(
        .error(
          "config.languages", "“\(text)” isn't a language tag", at: node.range,
          allowed: ["tags such as de, fr-CA or zh-Hans"]))
      return nil
    }
    return Located(text, at: node.range)
  }

  private static func unique(_ all: [LanguageSettings], _ value: TypedValue) -> [LanguageSettings] {
    var seen: [String: SourceRange] = [:]
    return all.filter { settings in
      let key = settings.tag.value.lowercased()
      guard let first = seen[key] else {
        seen[key] = settings.tag.range
        return true
      }
      value.diagnostics.report(
        .error(
          "config.languages", "“\(settings.tag.value)” is listed twice", at: settings.tag.range,
          fix: "delete one of them", notes: [.init("the other is here", at: first)]))
      return false
    }
  }

  private mutating func read(_ node: YAMLNode, _ diagnostics: DiagnosticCollector) {
    guard !node.isNull else { return }
    guard let entries = node.entries else {
      diagnostics.report(
        .error(
          "config.languages", "the settings of a language are a mapping, not \(node.kindName)",
          at: node.range,
          allowed: Self.keys))
      return
    }
    for entry in entries where !entry.value.isNull {
      let key = entry.key.string ?? ""
      let value = TypedValue("languages.\(tag.value).\(key)", entry.value, area: "config", diagnostics)
      switch key {
      case "name": name = value.text()
      case "title": title = value.text()
      case "description": description = value.text()
      case "words": words = Configuration.words(value)
      case "navigation": navigation = Configuration.navigation(entry.value, depth: 0, diagnostics)
      default:
        diagnostics.report(
          .unknown("key", key, "config.languages", at: entry.key.range, allowed: Self.keys))
      }
    }
  }
}
