import Testing

@testable import Cache

struct ActionResultTests {
  private let entry = [UInt8](repeating: 7, count: 300)

  /// Field 5 with 300 bytes, then field 9 with field 1, a name.
  @Test func `is the message that servers for build caches take`() {
    let message = ActionResult.message(holding: entry)
    #expect(message.starts(with: [0x2A, 0xAC, 0x02, 7]))
    #expect(message.suffix(12).elementsEqual([0x4A, 10, 0x0A, 8] + Array("zoetrope".utf8)))
  }

  @Test func `holds the entry`() {
    #expect(ActionResult.entry(in: ActionResult.message(holding: entry)) == entry)
  }

  @Test func `fields of others are passed over`() {
    let others: [UInt8] = [0x20, 0x01, 0x12, 0x02, 1, 2, 0x0D, 1, 2, 3, 4, 0x09, 1, 2, 3, 4, 5, 6, 7, 8]
    #expect(ActionResult.entry(in: others + ActionResult.message(holding: entry) + others) == entry)
  }

  @Test(arguments: ["", "<!doctype html><title>Not found</title>", "\u{2A}\u{7F}", "\u{0B}"])
  func `other bytes hold none`(_ text: String) {
    #expect(ActionResult.entry(in: Array(text.utf8)) == nil)
  }
}
