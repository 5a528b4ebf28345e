import Diagnostics
import Text
import TransitionEngine
import UIKit
import YAML

/// Colors and gradients.
extension ScreenReader {
  /// `systemBlue`, `"#ff9500"`, or `{light: …, dark: …}`.
  mutating func color(_ fields: inout Fields, _ key: String) -> UIColor? {
    fields.take(key).flatMap { color($0) }
  }

  mutating func color(_ node: YAMLNode) -> UIColor? {
    guard node.entries != nil else { return singleColor(node) }
    guard var fields = fields("a color", of: node) else { return nil }
    let light = fields.take("light").flatMap { singleColor($0) }
    let dark = fields.take("dark").flatMap { singleColor($0) }
    finish(fields)
    guard let light, let dark else {
      if light == nil, node["light"] == nil { missing("light", in: fields) }
      if dark == nil, node["dark"] == nil { missing("dark", in: fields) }
      return nil
    }
    return UIColor(Color(light: light.color.light, dark: dark.color.dark))
  }

  private mutating func singleColor(_ node: YAMLNode) -> UIColor? {
    guard let name = node.string else {
      report(
        .error(
          "screen.color", "a color is a name or a hex number, not \(node.kindName)", at: node.range,
          allowed: Self.colorForms, fix: node.isNull ? "quote hex numbers: “#” alone starts a comment" : nil))
      return nil
    }
    if let color = UIColor.named[name] { return color }
    if name.hasPrefix("#") {
      if let hex = Color.Components(hexNotation: name) { return UIColor(Color(light: hex, dark: hex)) }
      report(
        .error(
          "screen.color", "“\(name)” isn't a valid hex color", at: node.range,
          allowed: ["“#rgb”, “#rrggbb” or “#rrggbbaa”"]))
      return nil
    }
    report(
      .unknown(
        "color", name, "screen.color", at: node.range, allowed: UIColor.named.keys.sorted() + Self.colorForms
      ))
    return nil
  }

  private static let colorForms = ["“#rrggbb”", "{light: …, dark: …}"]

  /// A list of colors; empty without one.
  mutating func colors(_ fields: inout Fields, _ key: String) -> [UIColor] {
    (items(&fields, key) ?? []).prefix(16).compactMap { color($0) }
  }

  /// `[systemPink, systemOrange]`, or `{colors: [...], direction: diagonal}`.
  mutating func gradient(_ fields: inout Fields, _ key: String) -> GradientStyle? {
    guard let node = fields.take(key) else { return nil }
    if node.array != nil {
      var short = Fields("a gradient", shorthand: "colors", node)
      return gradient(&short)
    }
    guard var fields = self.fields("a gradient", of: node) else { return nil }
    return gradient(&fields)
  }

  private mutating func gradient(_ fields: inout Fields) -> GradientStyle? {
    let nodes = items(&fields, "colors")
    let direction = keyword(&fields, "direction", GradientStyle.Direction.self) ?? .vertical
    finish(fields)
    guard let nodes else {
      missing("colors", in: fields)
      return nil
    }
    let colors = nodes.prefix(8).compactMap { color($0) }
    guard colors.count == nodes.count, colors.count >= 2 else {
      if nodes.count < 2 || nodes.count > 8 {
        report(
          .error(
            "screen.range", "a gradient has 2 to 8 colors, not \(nodes.count)", at: fields.range,
            allowed: ["2 to 8 colors"]))
      }
      return nil
    }
    return GradientStyle(colors: colors, direction: direction)
  }
}
