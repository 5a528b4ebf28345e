/// Writes JSON, with members in the order of the calls.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Writes an object: the document, or an element of a list.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    separate()
    group("{", "}", members)
  }

  // MARK: Elements of a list

  package mutating func element(_ text: String) {
    separate()
    write(text.utf8)
  }

  package mutating func element(_ number: Double) {
    separate()
    write(number)
  }

  // MARK: Members of an object

  package mutating func member(_ name: String, _ text: String) { member(name, text.utf8) }

  package mutating func member(_ name: String, _ text: some Sequence<UInt8>) {
    key(name)
    write(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    bytes += String(number).utf8
    needsComma = true
  }

  /// A number with up to three decimals; 0 if it isn't finite.
  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    write(number)
  }

  package mutating func member(_ name: String, texts: [String]) {
    member(name, list: { list in for text in texts { list.element(text) } })
  }

  package mutating func member(_ name: String, numbers: [Double]) {
    member(name, list: { list in for number in numbers { list.element(number) } })
  }

  package mutating func member(_ name: String, object members: (inout JSONWriter) -> Void) {
    key(name)
    group("{", "}", members)
  }

  package mutating func member(_ name: String, list elements: (inout JSONWriter) -> Void) {
    key(name)
    group("[", "]", elements)
  }

  // MARK: Writing

  private mutating func key(_ name: String) {
    separate()
    JSONString.append(name.utf8, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func write(_ text: some Sequence<UInt8>) {
    JSONString.append(text, to: &bytes)
    needsComma = true
  }

  private mutating func write(_ number: Double) {
    bytes += (number.isFinite ? number : 0).formatted(decimals: 3).utf8
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func group(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    content(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }
}
