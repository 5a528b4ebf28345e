/// Writes HTML, SVG or other XML: elements are closed where they were opened, text and the values of attributes are escaped.
///
/// An element's attributes come with its name, or are written before the rest of what is in it:
///
/// ```swift
/// html.element("a", .link(address)) { $0.text("Home") }
/// svg.empty("use") { $0.attribute("href", "#" + id) }
/// ```
package struct HTMLWriter: Sendable {
  @usableFromInline var buffer: [UInt8] = []
  /// Whether a start tag may get further attributes.
  @usableFromInline var isInTag = false
  private var gap: Int?

  package init() {}

  /// - Parameter capacity: the expected number of bytes.
  package init(capacity: Int) { buffer.reserveCapacity(capacity) }

  /// Starts a document of XML.
  package static let xml = HTMLWriter(start: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
  /// Starts a page.
  package static let page = HTMLWriter(start: "<!doctype html>")

  private init(start: StaticString) { buffer.append(start) }

  /// What `write` writes.
  package static func html(_ write: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    write(&html)
    return html.buffer
  }

  /// One element, and a line break after it.
  package static func block(
    _ name: StaticString, _ attributes: HTMLAttribute?..., content: (inout HTMLWriter) -> Void
  ) -> [UInt8] {
    html { html in
      html.open(name, attributes)
      content(&html)
      html.close(name)
      html.newline()
    }
  }

  /// What was written; where no element was named, bytes for `attributes`.
  package var bytes: [UInt8] { buffer }

  // MARK: Elements

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

  /// An element of HTML that has no end: `input`, which never has content, or `html`, whose end may be left out.
  package mutating func void(_ name: StaticString, _ attributes: HTMLAttribute?...) {
    open(name, attributes)
    endTag()
  }

  /// An element without content, as XML has it: `<link/>`.
  ///
  /// - Parameter further: writes attributes after the others.
  package mutating func empty(
    _ name: StaticString, _ attributes: HTMLAttribute?..., further: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    further(&self)
    closeEmpty()
  }

  /// Where a word may be broken; XML readers read it, too.
  package mutating func wordBreak() { empty("wbr") }

  // MARK: Content

  package mutating func text(_ text: String) { self.text(text.utf8) }

  @inlinable package mutating func text(_ text: some Sequence<UInt8>) {
    endTag()
    HTMLText.append(text, to: &buffer)
  }

  /// A line break in the source, which readers do not see.
  package mutating func newline() {
    endTag()
    buffer.append(UInt8(ascii: "\n"))
  }

  /// What `content` writes, and a line break after it.
  package mutating func line(_ content: (inout HTMLWriter) -> Void) {
    content(&self)
    newline()
  }

  /// What is HTML already.
  package mutating func html(_ html: [UInt8]) {
    endTag()
    buffer += html
  }

  /// The place of content that is written elsewhere.
  package mutating func leaveGap() {
    endTag()
    gap = buffer.count
  }

  /// What was written before the gap, and after it.
  package var aroundGap: (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
    let gap = gap ?? buffer.count
    return (buffer[..<gap], buffer[gap...])
  }

  // MARK: Attributes

  package mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name) { HTMLText.append(value.utf8, to: &$0) }
  }

  /// - Parameter append: appends a value in which nothing has to be escaped.
  @inlinable package mutating func attribute(_ name: StaticString, _ append: (inout [UInt8]) -> Void) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"")
    append(&buffer)
    buffer.append(UInt8(ascii: "\""))
  }

  package mutating func attribute(_ attribute: HTMLAttribute) {
    if let value = attribute.value {
      self.attribute(attribute.name, value)
    } else {
      buffer.append(UInt8(ascii: " "))
      buffer.append(attribute.name)
    }
  }

  /// Attributes that were written before, with a space before each.
  package mutating func attributes(_ attributes: [UInt8]) { buffer += attributes }

  // MARK: Tags

  /// Opens an element where no closure holds what is in it, as in a walk over a tree.
  package mutating func open(_ name: StaticString, _ attributes: HTMLAttribute?...) { open(name, attributes) }

  @inlinable package mutating func close(_ name: StaticString) {
    endTag()
    buffer.append("</")
    buffer.append(name)
    buffer.append(UInt8(ascii: ">"))
  }

  /// Closes an element as XML does if nothing is in it.
  @inlinable package mutating func closeEmpty() {
    isInTag = false
    buffer.append("/>")
  }

  @inlinable mutating func endTag() {
    guard isInTag else { return }
    isInTag = false
    buffer.append(UInt8(ascii: ">"))
  }

  private mutating func open(_ name: StaticString, _ attributes: [HTMLAttribute?]) {
    endTag()
    buffer.append(UInt8(ascii: "<"))
    buffer.append(name)
    isInTag = true
    for case let attribute? in attributes { self.attribute(attribute) }
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

  package static let utf8 = Self("charset", "utf-8")
  package static let english = Self("lang", "en")

  package static let checked = Self("checked", nil)
  /// An input that readers can't change.
  package static let disabled = Self("disabled", nil)
  /// Shown only where styles say so.
  package static let hidden = Self("hidden", nil)
  package static func value(_ value: String) -> Self { Self("value", value) }
  /// The largest value of a slider.
  package static func maximum(_ value: String) -> Self { Self("max", value) }
  /// A slider without steps.
  package static let anyStep = Self("step", "any")
  /// A popover that only its buttons open and close.
  package static let popover = Self("popover", "manual")
  /// The popover that a button opens and closes.
  package static func popoverTarget(_ id: String) -> Self { Self("popovertarget", id) }
  /// Not there for those who do not see it.
  package static let decorative = Self("aria-hidden", "true")
  /// Within reach of the keyboard.
  package static let focusable = Self("tabindex", "0")
  /// Out of reach of the keyboard.
  package static let notFocusable = Self("tabindex", "-1")
}
