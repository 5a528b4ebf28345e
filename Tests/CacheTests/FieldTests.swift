import Testing

@testable import Cache

struct FieldTests {
  private static var sample: [UInt8] {
    var writer = FieldWriter()
    writer.add(300)
    writer.add(UInt64.max)
    writer.add(true)
    writer.add(-0.125)
    writer.add("ä")
    writer.add([UInt8](0...200))
    writer.add(Optional<Int>.none) { $0.add($1) }
    writer.add([1, 2, 3]) { $0.add($1) }
    return writer.bytes
  }

  private static func read(_ bytes: [UInt8]) throws(DamagedEntry) -> [String] {
    var reader = FieldReader(bytes[...])
    var values: [String] = []
    values.append("\(try reader.count())")
    values.append("\(try reader.number())")
    values.append("\(try reader.flag())")
    values.append("\(try reader.double())")
    values.append(try reader.text())
    values.append("\(try reader.data().count)")
    values.append("\(try reader.optional { r throws(DamagedEntry) in try r.count() } as Int?)")
    values.append("\(try reader.array { r throws(DamagedEntry) in try r.count() })")
    guard reader.isAtEnd else { throw DamagedEntry() }
    return values
  }

  @Test func `values are read as they were written`() throws {
    #expect(
      try Self.read(Self.sample) == [
        "300", "18446744073709551615", "true", "-0.125", "ä", "201", "nil", "[1, 2, 3]",
      ])
  }

  @Test func `whatever is cut is damaged`() {
    for count in 0..<Self.sample.count {
      #expect(throws: DamagedEntry.self) { try Self.read(Array(Self.sample.prefix(count))) }
    }
  }

  @Test func `no change of a byte does harm`() {
    for index in Self.sample.indices {
      for bit in 0..<8 {
        var bytes = Self.sample
        bytes[index] ^= 1 << UInt8(bit)
        _ = try? Self.read(bytes)
      }
    }
  }

  @Test func `a count of more than there is takes no memory`() {
    var writer = FieldWriter()
    writer.add(UInt64(Int.max))
    var reader = FieldReader(writer.bytes[...])
    #expect(throws: DamagedEntry.self) {
      try reader.array { r throws(DamagedEntry) in try r.number() }
    }
  }

  @Test func `numbers of more than 64 bits are damaged`() {
    var reader = FieldReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02])
    #expect(throws: DamagedEntry.self) { try reader.number() }
  }

  @Test(arguments: [[0x80, 0x00], [0x81, 0x80, 0x00], [0xFF, 0x00]] as [[UInt8]])
  func `numbers of more bytes than they need are damaged`(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes[...])
    #expect(throws: DamagedEntry.self) { try reader.number() }
  }
}
