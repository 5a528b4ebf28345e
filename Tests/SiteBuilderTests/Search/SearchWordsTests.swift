import Testing

@testable import SiteBuilder

struct SearchWordsTests {
  @Test(arguments: [
    ("Paper fold", "paper fold"), ("CASpringAnimation", "caspringanimation ca spring animation"),
    ("UIView.animate(withDuration:)", "uiview ui view animate withduration with duration"),
    ("directive.unknown-option", "directive unknown option"), ("iOS 7 to 18", "ios os 7 to 18"),
    ("Über Ångström, naïve", "uber angstrom naive"), ("u\u{308}ber", "uber"),
    ("折り紙 fold", "折 り 紙 fold"), ("Переход", "переход"), ("fold Fold FOLD", "fold"), ("😀 — …", ""), ("", ""),
  ])
  func `a name has words`(name: String, words: String) {
    #expect(
      SearchWords.words(of: name).map { String(decoding: $0, as: UTF16.self) }.joined(separator: " ") == words
    )
  }

  @Test func `a long word is cut`() {
    let words = SearchWords.words(of: String(repeating: "a", count: 100_000))
    #expect(words.map(\.count) == [SearchWords.lengthLimit])
  }
}
