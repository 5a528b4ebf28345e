import Files
import Text
import YAML

/// A language in the configuration of Hugo.
struct HugoLanguage {
  let tag: String
  private(set) var menu: HugoMenu?
  /// The folder of its pages, relative to the site's; nil for one that all languages share.
  private(set) var folder: String?
  /// The keys that aren't carried over.
  private(set) var lost: [YAMLNode] = []
  private var values: [(key: String, text: String)] = []

  /// What is known by the tag, or told by the order.
  private static let passedOver: Set<String> = [
    "weight", "languagecode", "locale", "languagedirection", "direction", "disabled",
  ]

  init(_ tag: String, _ node: YAMLNode) {
    self.tag = tag
    for entry in node.entries ?? [] {
      // Hugo doesn't tell capitals in keys from small letters.
      let key = entry.key.string?.lowercased() ?? ""
      switch (key, entry.value.string) {
      case ("title", let text?), ("description", let text?): values.append((key, text))
      case ("languagename", let text?), ("label", let text?): values.append(("name", text))
      case ("contentdir", let text?): folder = SitePath.resolve(text, from: "")
      case ("menu", _), ("menus", _):
        menu = entry.value["main"].flatMap(HugoMenu.init)
        if menu == nil || entry.value.entries?.count != 1 { lost.append(entry.key) }
      case ("params", _) where entry.value.entries?.map(\.key.string) == ["description"]:
        values.append(("description", entry.value["description"]?.string ?? ""))
      default: if !Self.passedOver.contains(key) { lost.append(entry.key) }
      }
    }
  }

  /// Its settings in YAML.
  var lines: [String] {
    values.map { "\($0.key): \(ImportedSettings.quoted($0.text))" }
      + (menu.map { ["navigation:"] + $0.lines } ?? [])
  }

  /// The title of the site in it.
  var title: String? { values.first { $0.key == "title" }?.text }
}
