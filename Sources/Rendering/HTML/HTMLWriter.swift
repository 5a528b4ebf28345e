/// Writes HTML: elements are closed where they were opened, text and the values of attributes are escaped.
package struct HTMLWriter: Sendable {
  private var out = ByteWriter()

  package init() {}

  package var bytes: [UInt8] { out.bytes }

  /// An element with what `content` writes in it.
  ///
  /// - Parameter attributes: in their order; nil for one that is not there.
  package mutating func element(
    _ name: StaticString, _ attributes: HTMLAttribute?..., content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    out.write("</")
    out.write(name)
    out.write(">")
  }

  /// An element that holds a text and nothing else.
  package mutating func element(_ name: StaticString, _ attributes: HTMLAttribute?..., text: String) {
    open(name, attributes)
    out.escape(text)
    out.write("</")
    out.write(name)
    out.write(">")
  }

  /// An element that never has content, and no end: `input`.
  package mutating func void(_ name: StaticString, _ attributes: HTMLAttribute?...) { open(name, attributes) }

  /// Where a word may be broken; XML readers read it, too.
  package mutating func wordBreak() { out.write("<wbr/>") }

  package mutating func text(_ text: String) { out.escape(text) }

  /// A line break in the source, which readers do not see.
  package mutating func newline() { out.write("\n") }

  /// What is HTML already.
  package mutating func html(_ bytes: [UInt8]) { out.write(contentsOf: bytes) }

  private mutating func open(_ name: StaticString, _ attributes: [HTMLAttribute?]) {
    out.write("<")
    out.write(name)
    for case let attribute? in attributes {
      if let value = attribute.value {
        out.attribute(attribute.name, value)
      } else {
        out.write(" ")
        out.write(attribute.name)
      }
    }
    out.write(">")
  }
}

/// One attribute of an element.
package struct HTMLAttribute: Sendable {
  fileprivate let name: StaticString
  /// Not escaped; nil for one that has no value, such as `checked`.
  fileprivate let value: String?

  private init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  package static func `class`(_ classes: FigureClass...) -> Self { .class(classes) }
  package static func `class`(_ classes: [FigureClass]) -> Self {
    Self("class", classes.map(\.rawValue).joined(separator: " "))
  }

  /// - Parameter own: a name that belongs to this figure alone, after the first one.
  package static func `class`(_ first: FigureClass, own: String, _ others: [FigureClass] = []) -> Self {
    Self("class", ([first.rawValue, own] + others.map(\.rawValue)).joined(separator: " "))
  }

  package static func `class`(own: String) -> Self { Self("class", own) }

  package static func id(_ id: String) -> Self { Self("id", id) }
  package static func name(_ name: String) -> Self { Self("name", name) }
  package static func type(_ type: String) -> Self { Self("type", type) }
  package static func `for`(_ id: String) -> Self { Self("for", id) }
  package static func role(_ role: String) -> Self { Self("role", role) }
  /// The accessible name.
  package static func label(_ label: String) -> Self { Self("aria-label", label) }

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
