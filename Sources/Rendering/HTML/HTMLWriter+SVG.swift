import HTML
import TransitionEngine

/// Attributes and text of SVG.
extension HTMLWriter {
  /// A value that is made of identifiers and needs no escaping.
  mutating func attribute(_ name: StaticString, raw value: String) {
    attribute(name) { $0.write(raw: value) }
  }

  mutating func attribute(_ name: StaticString, _ value: CGFloat, decimals: Int) {
    attribute(name) { $0.write(value, decimals: decimals) }
  }

  mutating func attribute(_ name: StaticString, _ value: Int) { attribute(name) { $0.write(value) } }

  /// A path. Its data comes after the attributes that `attributes` writes.
  mutating func path(_ data: [UInt8], _ attributes: (inout HTMLWriter) -> Void) {
    empty("path") { path in
      attributes(&path)
      path.attribute("d") { $0 += data }
    }
  }

  /// Text on one line. Readers of SVG 1.1 would take a line break out, and join the words around it.
  mutating func singleLine(_ text: String) {
    self.text(text.utf8.map { [0x09, 0x0A, 0x0D].contains($0) ? 0x20 : $0 })
  }
}
