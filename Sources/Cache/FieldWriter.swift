/// Writes values one after the other, each so that its end can be told: equal bytes mean equal values.
package struct FieldWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Seven bits a byte, the lowest first, as in protocol buffers.
  package mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// - Parameter count: not negative; a negative one is written as 0.
  package mutating func add(_ count: Int) { add(UInt64(max(count, 0))) }

  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// The bits of a number: exact.
  package mutating func add(_ number: Double) { add(number.bitPattern) }

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

  /// Whether there is a value, and the value.
  package mutating func add<Value>(_ value: Value?, _ body: (inout FieldWriter, Value) -> Void) {
    add(value != nil)
    if let value { body(&self, value) }
  }

  /// The number of values, and the values.
  package mutating func add<Value>(_ values: [Value], _ body: (inout FieldWriter, Value) -> Void) {
    add(values.count)
    for value in values { body(&self, value) }
  }
}
