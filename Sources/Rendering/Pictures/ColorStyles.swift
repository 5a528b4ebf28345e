import HTML
import TransitionEngine

/// Writes colors as presentation attributes, and collects the classes that change them in the dark style.
///
/// The light value is always an attribute, so a drawing is right without any style sheet. A class named
/// after both colors overrides it where `prefers-color-scheme` says so: sheets of several pages can be
/// joined.
package struct ColorStyles: Sendable {
  package enum Property: String, Sendable { case fill, stroke, stop }

  /// Declarations for the dark style by class.
  private var dark: [String: String] = [:]
  /// Attributes that were written before, without further classes: a page has few colors, and many elements.
  private var written: [Use: [UInt8]] = [:]

  private struct Use: Hashable {
    var property: Property
    var color: Color
  }

  package init() {}

  /// The attributes for `color`: the value, its opacity where it is not 1, a class where the styles
  /// differ.
  ///
  /// - Parameter name: a further class, written in the same attribute.
  package mutating func attributes(
    _ property: Property, _ color: Color, class name: FigureClass? = nil
  ) -> [UInt8] {
    let use = Use(property: property, color: color)
    if name == nil, let known = written[use] { return known }
    let names = names(of: property)
    let classes = [name?.rawValue, register(property, color)].compactMap(\.self)
    let attributes = HTMLWriter.html { out in
      out.attribute(names.color, raw: color.light.hex)
      if color.light.alphaStep < 1000 {
        out.attribute(names.opacity) { $0.write(scaled: color.light.alphaStep, decimals: 3) }
      }
      if !classes.isEmpty { out.attribute("class", raw: classes.joined(separator: " ")) }
    }
    if name == nil { written[use] = attributes }
    return attributes
  }

  /// Adds the classes of another collection.
  mutating func add(_ other: ColorStyles) { dark.merge(other.dark) { known, _ in known } }

  /// The rules for the dark style, in the order of their names; empty where nothing is dynamic.
  package var styleSheet: [UInt8] {
    guard !dark.isEmpty else { return [] }
    var css: [UInt8] = []
    css.write("@media (prefers-color-scheme:dark){")
    writeRules(to: &css)
    css.write("}\n")
    return css
  }

  private func writeRules(to css: inout [UInt8]) {
    for (name, declarations) in dark.sorted(by: { $0.key < $1.key }) {
      css.write(raw: ".\(name){\(declarations)}")
    }
  }

  /// Writes the rules as an element of an SVG file; nothing where nothing is dynamic.
  ///
  /// - Parameters:
  ///   - style: the only style in which the file is shown; nil for the reader's.
  ///   - further: other rules of the file.
  func writeElement(to out: inout HTMLWriter, for style: FigureStyle? = nil, with further: [UInt8] = []) {
    var sheet: [UInt8] = []
    switch style {
    case nil: sheet = styleSheet
    case .dark?: writeRules(to: &sheet)
    // The attributes are light.
    case .light?: break
    }
    sheet += further
    if !sheet.isEmpty { out.element("style") { $0.html(sheet) } }
  }

  private mutating func register(_ property: Property, _ color: Color) -> String? {
    let (light, night) = (color.light, color.dark)
    guard light.hex != night.hex || light.alphaStep != night.alphaStep else { return nil }
    let name = "zt-\(property.rawValue)-\(part(light))-\(part(night))"
    if dark[name] == nil {
      let names = names(of: property)
      var declarations: [UInt8] = []
      declarations.write(raw: "\(names.color):\(night.hex)")
      if light.alphaStep < 1000 || night.alphaStep < 1000 {
        declarations.write(raw: ";\(names.opacity):")
        declarations.write(scaled: night.alphaStep, decimals: 3)
      }
      dark[name] = String(decoding: declarations, as: UTF8.self)
    }
    return name
  }

  private func part(_ color: Color.Components) -> String {
    let hex = String(color.hex.dropFirst())
    return color.alphaStep < 1000 ? "\(hex)a\(color.alphaStep)" : hex
  }

  private func names(of property: Property) -> (color: StaticString, opacity: StaticString) {
    switch property {
    case .fill: ("fill", "fill-opacity")
    case .stroke: ("stroke", "stroke-opacity")
    case .stop: ("stop-color", "stop-opacity")
    }
  }
}
