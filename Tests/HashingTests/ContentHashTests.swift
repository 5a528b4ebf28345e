import Hashing
import Testing

@Suite struct ContentHashTests {
  /// Published values of XXH3 with 64 bits.
  @Test(arguments: [("", "2d06800538d394c2"), ("a", "e6c632b61e964e1f"), ("abc", "78af5f94892f3950")])
  func isXXH3(_ text: String, _ hash: String) {
    #expect(ContentHash(text.utf8).text == hash)
    #expect(ContentHash(text: hash) == ContentHash(text.utf8))
  }

  @Test(arguments: ["2d06800538d394c", "2D06800538D394C2", "+d06800538d394c2", "02d06800538d394c2", ""])
  func isNoHash(_ text: String) {
    #expect(ContentHash(text: text) == nil)
  }
}
