import Hashing
import Testing

struct XXH128Tests {
  /// Published values.
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"), ("a", "a96faf705af16834e6c632b61e964e1f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
  ])
  func `has the published values`(_ text: String, _ hash: String) {
    let bytes = Array(text.utf8)
    let digits = XXH128.hash(bytes).flatMap { [$0 >> 4, $0 & 15] }.map { String($0, radix: 16) }
    #expect(digits.joined() == hash)
    let pieces = XXH128()
    for byte in bytes { [byte].withUnsafeBytes { pieces?.add($0) } }
    let sum = pieces?.finish()
    #expect(sum == XXH128.hash(bytes))
  }
}
