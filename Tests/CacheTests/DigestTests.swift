import Testing

@testable import Cache

struct DigestTests {
  /// FIPS 180-4's own examples.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `is SHA-256`(_ text: String, _ digest: String) {
    #expect(SHA256.hash(Array(text.utf8)).text == digest)
  }

  @Test func `is the same in parts`() {
    var hash = SHA256()
    for byte in Array("abc".utf8) { [byte].withUnsafeBytes { hash.add($0) } }
    #expect(hash.finish() == SHA256.hash(Array("abc".utf8)))
  }

  @Test func `is read as it is written`() {
    let digest = SHA256.hash([1, 2, 3])
    #expect(Digest(text: digest.text) == digest)
    #expect(Digest(digest.bytes) == digest)
  }

  @Test(arguments: ["", "00", String(repeating: "g", count: 64), String(repeating: "A", count: 64)])
  func `other texts are none`(_ text: String) {
    #expect(Digest(text: text) == nil)
  }
}
