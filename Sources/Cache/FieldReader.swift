/// An error for bytes that no `FieldWriter` has written.
package struct DamagedEntry: Error, Equatable {
  /// Whether the bytes may be valid, but need more than a reader's memory.
  package let isTooLarge: Bool

  @inlinable package init(isTooLarge: Bool = false) { self.isTooLarge = isTooLarge }
}

/// Reads the output of a `FieldWriter`. It accepts untrusted bytes: anything else throws, and memory is
/// proportional to the bytes, up to a limit.
package struct FieldReader {
  private let bytes: ArraySlice<UInt8>
  @usableFromInline private(set) package var position: Int
  /// Bytes of memory left for values. A value in memory may be a hundred times as large as its bytes.
  package private(set) var memory: Int

  /// - Parameter memory: the bytes of memory for all values.
  package init(_ bytes: ArraySlice<UInt8>, memory: Int = .max) {
    self.bytes = bytes
    self.memory = memory
    position = bytes.startIndex
  }

  /// Reserves memory for values, before they are read.
  ///
  /// - Parameter bytes: the size of one value.
  package mutating func take(memory bytes: Int, count: Int = 1) throws(DamagedEntry) {
    let (size, overflows) = bytes.multipliedReportingOverflow(by: count)
    guard !overflows, size <= memory else { throw DamagedEntry(isTooLarge: true) }
    memory -= size
  }

  @usableFromInline package var remaining: Int { bytes.endIndex - position }

  package var isAtEnd: Bool { remaining == 0 }

  private mutating func byte() throws(DamagedEntry) -> UInt8 {
    guard position < bytes.endIndex else { throw DamagedEntry() }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func number() throws(DamagedEntry) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 70, by: 7) {
      let byte = try byte()
      let bits = UInt64(byte & 0x7F)
      guard shift < 63 || bits <= 1 else { throw DamagedEntry() }
      number |= bits << shift
      guard byte & 0x80 == 0 else { continue }
      // A writer ends no number but 0 with a zero byte.
      guard byte > 0 || shift == 0 else { throw DamagedEntry() }
      return number
    }
    throw DamagedEntry()
  }

  package mutating func count() throws(DamagedEntry) -> Int {
    guard let count = Int(exactly: try number()) else { throw DamagedEntry() }
    return count
  }

  package mutating func flag() throws(DamagedEntry) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw DamagedEntry()
    }
  }

  package mutating func double() throws(DamagedEntry) -> Double {
    guard try flag() else { return 0 }
    let bits = try take(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    guard bits != 0 else { throw DamagedEntry() }
    return Double(bitPattern: UInt64(littleEndian: bits))
  }

  package mutating func data() throws(DamagedEntry) -> ArraySlice<UInt8> { try take(try count()) }

  package mutating func text() throws(DamagedEntry) -> String {
    let data = try data()
    guard let text = String(validating: data, as: UTF8.self) else { throw DamagedEntry() }
    return text
  }

  package mutating func digest() throws(DamagedEntry) -> Digest {
    guard let digest = Digest(try take(Digest.count)) else { throw DamagedEntry() }
    return digest
  }

  @inlinable @inline(__always) package mutating func optional<Value>(
    _ body: (inout FieldReader) throws(DamagedEntry) -> Value
  ) throws(DamagedEntry) -> Value? {
    try flag() ? try body(&self) : nil
  }

  @inlinable @inline(__always) package mutating func array<Value>(
    _ body: (inout FieldReader) throws(DamagedEntry) -> Value
  ) throws(DamagedEntry) -> [Value] {
    let count = try count(of: Value.self)
    var values: [Value] = []
    for _ in 0..<count {
      let before = position
      values.append(try body(&self))
      guard position > before else { throw DamagedEntry() }
    }
    return values
  }

  /// Reads the number of values that follow, and reserves their memory. Each has at least one byte.
  @inlinable package mutating func count<Value>(of type: Value.Type) throws(DamagedEntry) -> Int {
    let count = try count()
    guard count <= remaining else { throw DamagedEntry() }
    try take(memory: MemoryLayout<Value>.stride, count: count)
    return count
  }

  package mutating func take(_ count: Int) throws(DamagedEntry) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw DamagedEntry() }
    defer { position += count }
    return bytes[position..<(position + count)]
  }
}
