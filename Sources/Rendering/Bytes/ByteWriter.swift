import HTML
import TransitionEngine

/// Appends text, numbers and escaped text to a buffer of UTF-8 bytes.
///
/// Numbers are written by integer arithmetic with a fixed number of decimals, so that the same value gives
/// the same bytes on every machine: `.5`, never `0.50`, no exponents, no `-0`.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Text that needs no escaping: names, identifiers, markup.
  package mutating func write(raw text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func write(contentsOf other: [UInt8]) { bytes.append(contentsOf: other) }

  package mutating func write(contentsOf other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }

  package mutating func write(_ other: ByteWriter) { bytes.append(contentsOf: other.bytes) }

  package mutating func write(_ integer: Int) {
    write(scaled: integer, decimals: 0)
  }

  /// A number rounded to `decimals` places, half away from zero; 0 for numbers that aren't finite.
  ///
  /// - Parameter decimals: 0…6.
  package mutating func write(_ value: CGFloat, decimals: Int) {
    write(scaled: FixedDecimal.scale(value, decimals: decimals), decimals: decimals)
  }

  /// `scaled / 10^decimals`, without trailing zeros and without a zero before the point.
  package mutating func write(scaled: Int, decimals: Int) {
    FixedDecimal.write(scaled, decimals: decimals, to: &bytes)
  }

  /// ` name="value"`, with the value escaped.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    write(byte: 0x20)
    write(name)
    write("=\"")
    escape(value)
    write(byte: UInt8(ascii: "\""))
  }

  /// ` name="value"` for a value that is made of identifiers and needs no escaping.
  package mutating func attribute(_ name: StaticString, raw value: String) {
    write(byte: 0x20)
    write(name)
    write("=\"")
    write(raw: value)
    write(byte: UInt8(ascii: "\""))
  }

  /// ` name="value"` for a number.
  package mutating func attribute(_ name: StaticString, _ value: CGFloat, decimals: Int) {
    write(byte: 0x20)
    write(name)
    write("=\"")
    write(value, decimals: decimals)
    write(byte: UInt8(ascii: "\""))
  }

  /// ` name="value"` for a whole number.
  package mutating func attribute(_ name: StaticString, _ value: Int) {
    write(byte: 0x20)
    write(name)
    write("=\"")
    write(value)
    write(byte: UInt8(ascii: "\""))
  }

  /// Human text, safe inside elements and inside double-quoted attributes. Line breaks and tabs become spaces: readers of
  /// SVG 1.1 would take a line break out, and join the words around it.
  package mutating func escape(_ text: String) {
    let start = bytes.count
    HTMLText.append(text.utf8, to: &bytes)
    for index in start..<bytes.count where bytes[index] < 0x20 { bytes[index] = 0x20 }
  }
}
