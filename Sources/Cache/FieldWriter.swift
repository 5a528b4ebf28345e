/// Writes values in sequence. Each has a known end, so equal bytes mean equal values.
package struct FieldWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes a variable-length integer, as in protocol buffers.
  package mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// - Parameter count: at least 0; a negative number is written as 0.
  package mutating func add(_ count: Int) { add(UInt64(max(count, 0))) }

  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Writes whether a number differs from 0, and if so its exact bits. Most numbers of a transform are 0.
  package mutating func add(_ number: Double) {
    let bits = number.bitPattern.littleEndian
    add(bits != 0)
    if bits != 0 { withUnsafeBytes(of: bits) { bytes += $0 } }
  }

  package mutating func add(_ data: [UInt8]) {
    add(data.count)
    bytes += data
  }

  package mutating func add(_ data: ArraySlice<UInt8>) {
    add(data.count)
    bytes += data
  }

  package mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  package mutating func add(_ digest: Digest) { bytes += digest.bytes }

  /// Writes a flag, and the value if there is one.
  package mutating func add<Value>(_ value: Value?, _ body: (inout FieldWriter, Value) -> Void) {
    add(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes the number of values, and the values.
  package mutating func add<Value>(_ values: [Value], _ body: (inout FieldWriter, Value) -> Void) {
    add(values.count)
    for value in values { body(&self, value) }
  }
}
