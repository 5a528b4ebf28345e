import Diagnostics
import Files
import Screens
import TransitionEngine
import YAML

extension ThemeSettings {
  static let keys = ["accent", "colors", "fonts", "logo", "favicon", "footer", "switch"]

  /// Reads the mapping `theme`. Invalid values are reported, and the theme's own are used.
  init(_ node: YAMLNode, _ diagnostics: DiagnosticCollector) {
    guard let entries = node.entries else {
      diagnostics.report(
        .error(
          "config.theme", "“theme” is a mapping, not \(node.string.map { "“\($0)”" } ?? node.kindName)",
          at: node.range, explanation: "there is one built-in theme, which these keys adjust",
          allowed: Self.keys))
      return
    }
    for entry in entries where !entry.value.isNull {
      let key = entry.key.string ?? ""
      let value = TypedValue(key, entry.value, area: "config", diagnostics)
      switch key {
      case "accent": readColor(.accent, value)
      case "colors": readColors(value)
      case "fonts": readFonts(value)
      case "logo": logo = Self.logo(value)
      case "favicon": favicon = Self.path(value)
      case "footer": footer = value.text().map { Located($0, at: value.node.range) }
      case "switch": hasSwitch = value.bool() ?? false
      default:
        diagnostics.report(.unknown("key", key, "config.theme", at: entry.key.range, allowed: Self.keys))
      }
    }
    reportContrast(diagnostics)
    deriveDarkAccent()
  }

  // MARK: Colors

  private mutating func readColors(_ value: TypedValue) {
    Self.readEntries(value, allowed: ColorName.allCases.map(\.rawValue)) { key, value in
      ColorName(rawValue: key).map { readColor($0, value) }
    }
  }

  private mutating func readColor(_ name: ColorName, _ value: TypedValue) {
    guard value.node.entries != nil else {
      light[name] = Self.color(value)
      return
    }
    Self.readEntries(value, allowed: ["light", "dark"]) { key, value in
      if key == "light" { light[name] = Self.color(value) } else { dark[name] = Self.color(value) }
    }
  }

  private static func color(_ value: TypedValue) -> Located<Color.Components>? {
    if let text = value.node.string, let color = Color.Components(hexNotation: text), color.alpha == 1 {
      return Located(color, at: value.node.range)
    }
    let found = value.node.string.map { "“\($0)”" } ?? value.node.kindName
    value.diagnostics.report(
      .error(
        "config.color", "“\(value.key)” is an opaque color, not \(found)", at: value.node.range,
        allowed: ["“#rgb” or “#rrggbb”, in quotes", "{light: …, dark: …}"]))
    return nil
  }

  /// An accent for the light scheme alone is made lighter for the dark scheme, until it can be read there.
  private mutating func deriveDarkAccent() {
    guard dark[.accent] == nil, let accent = light[.accent] else { return }
    let paper = dark[.paper]?.value ?? Self.paper.dark
    dark[.accent] = Located(accent.value.legible(on: paper), at: accent.range)
  }

  private func reportContrast(_ diagnostics: DiagnosticCollector) {
    for (colors, standard, scheme) in [(light, Self.paper.light, "light"), (dark, Self.paper.dark, "dark")] {
      let paper = colors[.paper]?.value ?? standard
      for name in ColorName.allCases where name.isText {
        guard let color = colors[name] else { continue }
        let contrast = color.value.contrast(with: paper)
        guard contrast < Color.Components.legibleContrast else { continue }
        let legible = color.value.legible(on: paper).hexNotation
        diagnostics.report(
          .warning(
            "config.contrast",
            "“\(color.value.hexNotation)” is hard to read on “\(paper.hexNotation)” in the \(scheme) scheme",
            at: color.range,
            explanation: "the contrast is \(contrast.formatted(decimals: 1)):1; text needs 4.5:1",
            fix: "“\(legible)” can be read"))
      }
    }
  }

  // MARK: Fonts

  private mutating func readFonts(_ value: TypedValue) {
    Self.readEntries(value, allowed: FontUse.allCases.map(\.key)) { key, value in
      guard let use = FontUse.allCases.first(where: { $0.key == key }), let text = value.text() else {
        return
      }
      guard let families = Self.families(text) else {
        value.diagnostics.report(
          .error(
            "config.font", "“\(text)” isn't a list of font families", at: value.node.range,
            allowed: ["names with letters, digits, spaces and hyphens, separated by commas"],
            fix: "write “Inter, Helvetica Neue”"))
        return
      }
      fonts[use] = (families + [use == .code ? "monospace" : "sans-serif"]).joined(separator: ", ")
    }
  }

  /// The families of a list as CSS values; nil if a name has other characters than names of fonts do.
  private static func families(_ text: String) -> [String]? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    let areNames = names.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " }
    }
    return areNames ? names.map { keywords.contains($0) ? $0 : "\"\($0)\"" } : nil
  }

  /// Families that are keywords (CSS Fonts 4, 2.1.3).
  private static let keywords: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
    "ui-monospace", "ui-rounded", "-apple-system",
  ]

  // MARK: Pictures

  private static func logo(_ value: TypedValue) -> Logo? {
    guard value.node.entries != nil else { return path(value).map { Logo(light: $0) } }
    var light: Located<String>?
    var dark: Located<String>?
    var showsTitle = true
    readEntries(value, allowed: ["light", "dark", "title"]) { key, value in
      switch key {
      case "light": light = path(value)
      case "dark": dark = path(value)
      default: showsTitle = value.bool() ?? showsTitle
      }
    }
    guard let picture = light ?? dark else { return nil }
    return Logo(light: picture, dark: light == nil ? nil : dark, showsTitle: showsTitle)
  }

  /// A path of a file in `content/`.
  private static func path(_ value: TypedValue) -> Located<String>? {
    guard let text = value.text() else { return nil }
    guard let path = SitePath.resolve(text.hasPrefix("/") ? String(text.dropFirst()) : text, from: ""),
      !path.isEmpty
    else {
      value.diagnostics.report(
        .error(
          "config.file", "“\(text)” isn't a file of “content”", at: value.node.range,
          fix: "write its path in “content”, such as “images/\(value.key).svg”"))
      return nil
    }
    return Located(path, at: value.node.range)
  }

  private static func readEntries(
    _ value: TypedValue, allowed: [String], _ read: (_ key: String, _ value: TypedValue) -> Void
  ) {
    guard let entries = value.node.entries else {
      value.diagnostics.report(
        .error(
          "config.theme", "“\(value.key)” is a mapping, not \(value.node.kindName)", at: value.node.range,
          allowed: allowed))
      return
    }
    for entry in entries where !entry.value.isNull {
      let key = entry.key.string ?? ""
      guard allowed.contains(key) else {
        value.diagnostics.report(.unknown("key", key, "config.theme", at: entry.key.range, allowed: allowed))
        continue
      }
      read(key, TypedValue(key, entry.value, area: "config", value.diagnostics))
    }
  }
}
