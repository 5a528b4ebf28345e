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

  /// Writes the attributes for `color`: the value, its opacity where it is not 1, a class where the styles
  /// differ.
  ///
  /// - Parameter name: a further class, written in the same attribute.
  package mutating func write(
    _ property: Property, _ color: Color, class name: FigureClass? = nil, to out: inout ByteWriter
  ) {
    if let name { return writeAnew(property, color, class: name, to: &out) }
    let use = Use(property: property, color: color)
    if let known = written[use] { return out.write(contentsOf: known) }
    var attributes = ByteWriter()
    writeAnew(property, color, class: nil, to: &attributes)
    written[use] = attributes.bytes
    out.write(attributes)
  }

  private mutating func writeAnew(
    _ property: Property, _ color: Color, class name: FigureClass?, to out: inout ByteWriter
  ) {
    let names = names(of: property)
    out.write(byte: 0x20)
    out.write(raw: names.color)
    out.write(raw: "=\"\(color.light.hex)\"")
    if color.light.alphaStep < 1000 {
      out.write(byte: 0x20)
      out.write(raw: names.opacity)
      out.write("=\"")
      out.write(scaled: color.light.alphaStep, decimals: 3)
      out.write("\"")
    }
    let dynamic = register(property, color)
    let all = [name?.rawValue, dynamic].compactMap(\.self)
    if !all.isEmpty { out.attribute("class", all.joined(separator: " ")) }
  }

  /// Adds the classes of another collection.
  mutating func add(_ other: ColorStyles) { dark.merge(other.dark) { known, _ in known } }

  /// The rules for the dark style, in the order of their names; empty where nothing is dynamic.
  package var styleSheet: [UInt8] {
    guard !dark.isEmpty else { return [] }
    var out = ByteWriter()
    out.write("@media (prefers-color-scheme:dark){")
    for (name, declarations) in dark.sorted(by: { $0.key < $1.key }) {
      out.write(raw: ".\(name){\(declarations)}")
    }
    out.write("}\n")
    return out.bytes
  }

  /// The rules as an element of an SVG file; empty where nothing is dynamic.
  var element: ByteWriter {
    var out = ByteWriter()
    let sheet = styleSheet
    guard !sheet.isEmpty else { return out }
    out.write("<style>")
    out.write(contentsOf: sheet)
    out.write("</style>")
    return out
  }

  private mutating func register(_ property: Property, _ color: Color) -> String? {
    let (light, night) = (color.light, color.dark)
    guard light.hex != night.hex || light.alphaStep != night.alphaStep else { return nil }
    let name = "zt-\(property.rawValue)-\(part(light))-\(part(night))"
    if dark[name] == nil {
      let names = names(of: property)
      var declarations = ByteWriter()
      declarations.write(raw: "\(names.color):\(night.hex)")
      if light.alphaStep < 1000 || night.alphaStep < 1000 {
        declarations.write(raw: ";\(names.opacity):")
        declarations.write(scaled: night.alphaStep, decimals: 3)
      }
      dark[name] = String(decoding: declarations.bytes, as: UTF8.self)
    }
    return name
  }

  private func part(_ color: Color.Components) -> String {
    let hex = String(color.hex.dropFirst())
    return color.alphaStep < 1000 ? "\(hex)a\(color.alphaStep)" : hex
  }

  private func names(of property: Property) -> (color: String, opacity: String) {
    switch property {
    case .fill: ("fill", "fill-opacity")
    case .stroke: ("stroke", "stroke-opacity")
    case .stop: ("stop-color", "stop-opacity")
    }
  }
}
