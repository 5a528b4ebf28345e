import Testing

@testable import PreviewServer

@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-3", 0..<4), ("bytes=4-", 4..<10), ("bytes=-3", 7..<10), ("bytes=8-99", 8..<10),
    ("bytes=-99", 0..<10), ("bytes=9-9", 9..<10), ("bytes=0-999999999999999999", 0..<10),
    ("bytes=-999999999999999999", 0..<10),
  ])
  func resolves(header: String, expected: Range<Int>) {
    #expect(ByteRange(header: header, size: 10) == .part(expected))
  }

  @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0"])
  func isUnsatisfiable(_ header: String) {
    #expect(ByteRange(header: header, size: 10) == .unsatisfiable)
  }

  @Test(arguments: [
    "", "bytes", "bytes=", "bytes=-", "bytes=3-1", "bytes=0-1,4-5", "bytes=a-b", "lines=0-3", "bytes=+1-2",
    "bytes=0-99999999999999999999", "bytes=1-2-3",
  ])
  func isIgnored(_ header: String) {
    #expect(ByteRange(header: header, size: 10) == .whole)
  }

  @Test func nothingOfAnEmptyBodyCanBeSent() {
    #expect(ByteRange(header: "bytes=0-", size: 0) == .unsatisfiable)
    #expect(ByteRange(header: "bytes=-1", size: 0) == .unsatisfiable)
  }
}
