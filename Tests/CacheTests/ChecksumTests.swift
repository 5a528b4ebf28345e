import Testing

@testable import Cache

/// Against values of the reference implementation.
struct ChecksumTests {
  @Test(
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
      ("0123456789abcdef0123456789abcdef", 0x642A_9495_8E71_E6C5),
      ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 0x60DD_0D01_083B_99F0),
    ] as [(String, UInt64)])
  func `texts have the sums of xxHash`(text: String, sum: UInt64) {
    #expect(Checksum(Array(text.utf8)).value == sum)
  }

  @Test func `what is long has the sum of xxHash, wherever it lies in memory`() {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(Checksum(bytes).value == 0x8791_B9CB_D6D6_CD70)
    #expect(Checksum(([1] + bytes).dropFirst()).value == 0x8791_B9CB_D6D6_CD70)
  }
}
