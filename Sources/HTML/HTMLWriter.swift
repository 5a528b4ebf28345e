/// Writes HTML or XML with balanced elements. Text and attributes' values are escaped.
package struct HTMLWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// A writer that has begun an XML document.
  package static var xml: HTMLWriter {
    var xml = HTMLWriter()
    xml.bytes.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    return xml
  }

  /// Writes an element with the content that a closure writes.
  ///
  /// - Parameter attributes: the attributes in order; nil for an omitted one.
  package mutating func element(
    _ name: StaticString, _ attributes: HTMLAttribute?..., content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// Writes an element that contains only text.
  package mutating func element(_ name: StaticString, _ attributes: HTMLAttribute?..., text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// Writes a void element of HTML: `<input>`.
  package mutating func void(_ name: StaticString, _ attributes: HTMLAttribute?...) { open(name, attributes) }

  /// Writes an empty element of XML: `<link/>`.
  package mutating func empty(_ name: StaticString, _ attributes: HTMLAttribute?...) {
    open(name, attributes, end: "/>")
  }

  /// Writes an opportunity to break a word, in a form that XML allows.
  package mutating func wordBreak() { empty("wbr") }

  package mutating func text(_ text: String) { HTMLText.append(text.utf8, to: &bytes) }

  /// Writes a line break into the source.
  package mutating func newline() { bytes.append("\n") }

  /// Writes content and a line break.
  package mutating func line(_ content: (inout HTMLWriter) -> Void) {
    content(&self)
    newline()
  }

  /// Writes HTML unescaped.
  package mutating func html(_ html: [UInt8]) { bytes += html }

  private mutating func open(
    _ name: StaticString, _ attributes: [HTMLAttribute?], end: StaticString = ">"
  ) {
    bytes.append("<")
    bytes.append(name)
    for case let attribute? in attributes {
      bytes.append(" ")
      bytes.append(attribute.name)
      guard let value = attribute.value else { continue }
      bytes.append("=\"")
      text(value)
      bytes.append("\"")
    }
    bytes.append(end)
  }

  private mutating func close(_ name: StaticString) {
    bytes.append("</")
    bytes.append(name)
    bytes.append(">")
  }
}

package struct HTMLAttribute: Sendable {
  fileprivate let name: StaticString
  /// The unescaped value; nil for an attribute without one, such as `checked`.
  fileprivate let value: String?

  package init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  /// - Parameter names: the classes, separated by spaces.
  package static func `class`(_ names: String) -> Self { Self("class", names) }
  package static func id(_ id: String) -> Self { Self("id", id) }
  package static func name(_ name: String) -> Self { Self("name", name) }
  package static func type(_ type: String) -> Self { Self("type", type) }
  package static func `for`(_ id: String) -> Self { Self("for", id) }
  package static func role(_ role: String) -> Self { Self("role", role) }
  /// The accessible name.
  package static func label(_ label: String) -> Self { Self("aria-label", label) }
  package static func title(_ title: String) -> Self { Self("title", title) }

  /// The relation of a link's target to the document.
  package static func relation(_ relation: String) -> Self { Self("rel", relation) }
  package static func link(_ address: String) -> Self { Self("href", address) }
  package static func source(_ address: String) -> Self { Self("src", address) }
  /// The text in place of an image.
  package static func alternative(_ text: String) -> Self { Self("alt", text) }
  package static func width(_ width: Int) -> Self { Self("width", String(width)) }
  package static func height(_ height: Int) -> Self { Self("height", String(height)) }
  /// Defers loading until the element is nearly visible.
  package static let lazy = Self("loading", "lazy")

  package static let checked = Self("checked", nil)
  /// Hides the element from assistive technology.
  package static let decorative = Self("aria-hidden", "true")
  /// Makes the element reachable by keyboard.
  package static let focusable = Self("tabindex", "0")
}
