/// Writes HTML or XML: elements are closed where they were opened, text and the values of attributes are escaped.
package struct HTMLWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Starts a document of XML.
  package static var xml: HTMLWriter {
    var xml = HTMLWriter()
    xml.bytes.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    return xml
  }

  /// An element with what `content` writes in it.
  ///
  /// - Parameter attributes: in their order; nil for one that is not there.
  package mutating func element(
    _ name: StaticString, _ attributes: HTMLAttribute?..., content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// An element that holds a text and nothing else.
  package mutating func element(_ name: StaticString, _ attributes: HTMLAttribute?..., text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// An element of HTML that never has content, and no end: `input`.
  package mutating func void(_ name: StaticString, _ attributes: HTMLAttribute?...) { open(name, attributes) }

  /// An element without content, as XML has it: `<link/>`.
  package mutating func empty(_ name: StaticString, _ attributes: HTMLAttribute?...) {
    open(name, attributes, end: "/>")
  }

  /// Where a word may be broken; XML readers read it, too.
  package mutating func wordBreak() { empty("wbr") }

  package mutating func text(_ text: String) { HTMLText.append(text.utf8, to: &bytes) }

  /// A line break in the source, which readers do not see.
  package mutating func newline() { bytes.append("\n") }

  /// What `content` writes, and a line break after it.
  package mutating func line(_ content: (inout HTMLWriter) -> Void) {
    content(&self)
    newline()
  }

  /// What is HTML already.
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

/// One attribute of an element.
package struct HTMLAttribute: Sendable {
  fileprivate let name: StaticString
  /// Not escaped; nil for one that has no value, such as `checked`.
  fileprivate let value: String?

  package init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  /// - Parameter names: with spaces between them.
  package static func `class`(_ names: String) -> Self { Self("class", names) }
  package static func id(_ id: String) -> Self { Self("id", id) }
  package static func name(_ name: String) -> Self { Self("name", name) }
  package static func type(_ type: String) -> Self { Self("type", type) }
  package static func `for`(_ id: String) -> Self { Self("for", id) }
  package static func role(_ role: String) -> Self { Self("role", role) }
  /// The accessible name.
  package static func label(_ label: String) -> Self { Self("aria-label", label) }
  package static func title(_ title: String) -> Self { Self("title", title) }

  /// How what a link leads to is related to what it stands in.
  package static func relation(_ relation: String) -> Self { Self("rel", relation) }
  package static func link(_ address: String) -> Self { Self("href", address) }
  package static func source(_ address: String) -> Self { Self("src", address) }
  /// What an image shows.
  package static func alternative(_ text: String) -> Self { Self("alt", text) }
  package static func width(_ width: Int) -> Self { Self("width", String(width)) }
  package static func height(_ height: Int) -> Self { Self("height", String(height)) }
  /// Loaded when it is nearly in view.
  package static let lazy = Self("loading", "lazy")

  package static let checked = Self("checked", nil)
  /// Not there for those who do not see it.
  package static let decorative = Self("aria-hidden", "true")
  /// Within reach of the keyboard.
  package static let focusable = Self("tabindex", "0")
}
