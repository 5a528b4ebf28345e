import Testing

@testable import Cache

struct SealedEntryTests {
  private let key = SHA256.hash([1])
  private let payload = Array("what a figure comes to".utf8)

  @Test func `what was sealed is found again`() {
    #expect(SealedEntry.open(SealedEntry.seal(payload, for: key), for: key) == payload[...])
    #expect(SealedEntry.open(SealedEntry.seal([], for: key), for: key) == [])
  }

  @Test func `another key’s entry is none`() {
    #expect(SealedEntry.open(SealedEntry.seal(payload, for: SHA256.hash([2])), for: key) == nil)
  }

  @Test func `every change of a bit is seen`() {
    let sealed = SealedEntry.seal(payload, for: key)
    for index in sealed.indices {
      for bit in 0..<8 {
        var bytes = sealed
        bytes[index] ^= 1 << UInt8(bit)
        #expect(SealedEntry.open(bytes, for: key) == nil)
      }
    }
  }

  @Test func `an entry that is cut or longer is none`() {
    let sealed = SealedEntry.seal(payload, for: key)
    for count in 0..<sealed.count { #expect(SealedEntry.open(Array(sealed.prefix(count)), for: key) == nil) }
    #expect(SealedEntry.open(sealed + [0], for: key) == nil)
  }
}
