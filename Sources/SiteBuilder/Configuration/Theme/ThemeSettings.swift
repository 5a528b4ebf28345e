import Diagnostics
import Liquid
import TransitionEngine

/// The look of the theme by `theme` in the configuration.
struct ThemeSettings: Sendable {
  /// A color of the theme that a site can replace. The raw value is that of the style sheet's custom property.
  enum ColorName: String, CaseIterable {
    case paper, raised, sunken, line, ink, text, muted, accent, note, tip, warning

    /// Whether text has this color.
    var isText: Bool {
      switch self {
      case .ink, .text, .muted, .accent, .note, .tip, .warning: true
      case .paper, .raised, .sunken, .line: false
      }
    }
  }

  /// Fonts by use. The raw value is that of the style sheet's custom property.
  enum FontUse: String, CaseIterable {
    case text = "sans"
    case headings = "heading-font"
    case code = "mono"

    var key: String { self == .text ? "text" : self == .headings ? "headings" : "code" }
  }

  /// A picture in front of the site's title.
  struct Logo: Sendable {
    /// A path in `content/`.
    var light: Located<String>
    /// The path of the picture in the dark scheme; nil for the same.
    var dark: Located<String>?
    /// Whether the title follows the picture.
    var showsTitle = true
  }

  static let assetPath = "assets/theme.css"

  var light: [ColorName: Located<Color.Components>] = [:]
  var dark: [ColorName: Located<Color.Components>] = [:]
  var fonts: [FontUse: String] = [:]
  var logo: Logo?
  /// A path in `content/`.
  var favicon: Located<String>?
  /// Markdown.
  var footer: Located<String>?
  /// Whether readers can choose between the light and the dark scheme.
  var hasSwitch = false

  /// The background of text in the theme's style sheet.
  static let paper = Color(light: 0xFFFFFF, dark: 0x0F1014)

  /// The files of `content/` that the settings name.
  var files: [Located<String>] { [logo?.light, logo?.dark, favicon].compactMap(\.self) }

  /// The value of `site.theme` in templates.
  var value: Value {
    var logo = Value.null
    if let own = self.logo {
      logo = [
        "light": .string("/" + own.light.value), "dark": own.dark.map { "/" + $0.value }.value,
        "title": .bool(own.showsTitle),
      ]
    }
    return [
      "logo": logo, "favicon": favicon.map { "/" + $0.value }.value, "footer": (footer?.value).value,
      "switch": .bool(hasSwitch),
    ]
  }
}

// MARK: Style sheet

extension ThemeSettings {
  /// The style sheet that follows the theme's; nil without colors and fonts.
  var css: String? {
    let rules = [lightRule, darkRule].compactMap(\.self)
    return rules.isEmpty ? nil : rules.joined(separator: "\n") + "\n"
  }

  private var lightRule: String? {
    let fonts = FontUse.allCases.compactMap { use in self.fonts[use].map { "  --\(use.rawValue): \($0);" } }
    return Self.rule(Self.properties(light) + fonts, indent: "")
  }

  private var darkRule: String? {
    Self.rule(Self.properties(dark), indent: "  ").map { "@media (prefers-color-scheme: dark) {\n\($0)\n}" }
  }

  private static func rule(_ properties: [String], indent: String) -> String? {
    guard !properties.isEmpty else { return nil }
    return indent + ":root {\n" + properties.map { indent + $0 + "\n" }.joined() + indent + "}"
  }

  private static func properties(_ colors: [ColorName: Located<Color.Components>]) -> [String] {
    ColorName.allCases.flatMap { name -> [String] in
      guard let color = colors[name]?.value else { return [] }
      let own = "  --\(name.rawValue): \(color.hexNotation);"
      guard name == .accent else { return [own] }
      let onAccent: Color.Components =
        color.contrast(with: .white) >= color.contrast(with: .black) ? .white : .black
      return [
        own, "  --accent-fill: \(color.hexNotation);",
        "  --accent-soft: color-mix(in srgb, \(color.hexNotation) 12%, var(--paper));",
        "  --on-accent: \(onAccent.hexNotation);",
      ]
    }
  }
}
