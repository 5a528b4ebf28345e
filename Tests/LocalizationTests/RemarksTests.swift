import Lint
import Testing

@testable import Localization

/// What lint says in other languages.
struct RemarksTests {
  @Test func remarksAreFoundInSources() {
    let code = #"""
      a = Remark("plain") ?? Remark(
        "a \(b ?? "x)") and \(capitalizing: f(c))")
      let d = Remark(
        """
        one \(two.map { "\($0)" }) \
        three “four”
        """)
      Remark(loggedName: "no")
      """#
    #expect(RemarksInSources.words(in: code) == ["plain", "a {} and {^}", "one {} three “four”"])
  }

  /// A remark without a translation would stand in English on the page of another language.
  @Test(arguments: Localization.languages.filter { $0 != "en" })
  func everyLanguageHasAllRemarks(_ language: String) throws {
    let translations = try #require(Wording.remarks(in: language))
    var said = try RemarksInSources().words
    for rule in LintRule.all { for text in [rule.title, rule.fix] { said[text] = rule.name } }
    #expect(said.count > 300)
    for (words, place) in said.sorted(by: { $0.key < $1.key }) {
      let text = try #require(translations[words], "\(language), \(place): \(words)")
      #expect(!text.isEmpty && places(in: text) == places(in: words), "\(language): \(words)")
    }
    #expect(
      translations.keys.filter { said[$0] == nil }.sorted() == [], "\(language): no remark has these words")
  }

  /// The numbers of the values in a text, in order.
  private func places(in text: String) -> [Int] {
    var last = 0
    return text.matches(of: #/\{\^?(\d*)\}/#).map { match in
      if let number = Int(match.1) { return number }
      last += 1
      return last
    }.sorted()
  }

  /// Otherwise the parentheses of code stand on the wrong side of its name in a text from the right.
  @Test func codeInTextsFromTheRightKeepsItsSigns() {
    let arabic = Localization(language: "ar")
    #expect(
      arabic.translation(ofRemark: "Pass afterScreenUpdates: true.")
        == "مرّر \u{2068}afterScreenUpdates\u{2069}: true.")
    #expect(
      "لم يستدعِ completeTransition(_:) قط.".isolatingCode
        == "لم يستدعِ \u{2068}completeTransition(_:)\u{2069} قط.")
    #expect("(«:lint: x») a (b) m34".isolatingCode == "(«\u{2068}:lint\u{2069}: x») a (b) m34")
    #expect(arabic.isolated("(375, 0)") == "\u{2068}(375, 0)\u{2069}" && arabic.isolated("").isEmpty)
    #expect(Localization(language: "de").isolated("(375, 0)") == "(375, 0)")
  }

  /// A page that shows nothing of lint costs none of it.
  @Test func englishAndUnknownLanguagesHaveNone() {
    #expect(Wording.remarks(in: "en") == nil && Wording.remarks(in: "it") == nil)
    #expect(Localization(language: "it").translation(ofRemark: "the container") == "the container")
    #expect(Localization(language: "de-AT").translation(ofRemark: "the container") == "der Container")
  }
}
