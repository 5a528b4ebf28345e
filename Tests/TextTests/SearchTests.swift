import Testing

@testable import Text

@Suite struct SearchTests {
  @Test func findsBytesAndTexts() {
    let bytes = Array("abcabd".utf8)
    #expect(bytes.firstIndex(of: Array("abd".utf8), from: 0, to: 6) == 3)
    #expect(bytes.firstIndex(of: Array("abd".utf8), from: 0, to: 5) == nil)
    #expect(bytes.firstIndex(of: Array("abc".utf8), from: 1, to: 6) == nil)
    #expect(bytes.firstIndex(of: Array("ababd".utf8), from: 0, to: 6) == nil)
    #expect(Array("ababac".utf8).firstIndex(of: Array("abac".utf8), from: 0, to: 6) == 2)
    #expect(Array("xxababac".utf8)[2...].firstIndex(of: Array("abac".utf8), from: 2, to: 8) == 4)
    #expect(bytes.firstIndex(of: [UInt8](), from: 0, to: 6) == nil)
    #expect(bytes.firstIndex(of: Array("a".utf8), from: 6, to: 5) == nil)
    bytes.withUnsafeBufferPointer {
      #expect($0.offset(of: UInt8(ascii: "c"), in: 0..<6) == 2)
      #expect($0.offset(of: UInt8(ascii: "c"), in: 3..<6) == nil)
      #expect($0.offset(of: UInt8(ascii: "a"), in: 2..<2) == nil)
    }
  }

  @Test func halvingFindsTheFirst() {
    for count in 0..<9 {
      for first in 0...count {
        #expect((0..<count).partitioningIndex { $0 >= first } == first)
        #expect(Array(0..<count).dropFirst(0).partitioningIndex { $0 >= first } == first)
      }
    }
    #expect([1, 2, 3][1...].partitioningIndex { _ in true } == 1)
  }
}

@Suite struct UTF8ValidationTests {
  /// The standard library decides: what it repairs is not valid.
  @Test(
    arguments: [
      [], [0x41], [0xC3, 0xA9], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xEF, 0xBF, 0xBD],
      [0xF0, 0x9F, 0x98, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xFF],
    ] as [[UInt8]])
  func agreesWithStrings(_ sequence: [UInt8]) {
    for padding in [0, 7, 8, 9] {
      let bytes = [UInt8](repeating: 0x61, count: padding) + sequence
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((UTF8Validation.firstInvalidOffset(in: bytes) == nil) == isValid)
    }
  }

  @Test func tellsWhere() {
    #expect(UTF8Validation.firstInvalidOffset(in: Array("abcdefghé".utf8) + [0xFF]) == 10)
  }
}
