import Foundation
import Testing

@testable import TransitionEngine

struct RemarkTests {
  private let moved = Remark(
    "\(capitalizing: Remark("the view of \("inbox")")) moves \(320) pt: \(.list([.verbatim("a"), Remark("hidden")]))."
  )

  @Test func itsWordsAreAKeyForTranslations() {
    guard case .phrase(let words, let values) = moved else {
      Issue.record("it has no words")
      return
    }
    #expect(words == "{^} moves {} pt: {}.")
    #expect(values[0] == .phrase("the view of {}", [.verbatim("inbox")]))
    #expect(moved.english == "The view of inbox moves 320 pt: a, hidden.")
  }

  @Test func translationsPutValuesWhereTheyBelong() {
    let words = [
      "{^} moves {} pt: {}.": "Um {2} pt ({3}) bewegt: {1}", "the view of {}": "die View von {}",
      "hidden": "verborgen",
    ]
    #expect(
      moved.text(commas: "; ") { words[$0] ?? $0 } == "Um 320 pt (a; verborgen) bewegt: die View von inbox")
  }

  /// A name may look like a place.
  @Test func valuesAreNoPlaces() { #expect(Remark("\("{}") and \("{1}")").english == "{} and {1}") }

  @Test func isTheSameAfterItWasCoded() throws {
    let bytes = try JSONEncoder().encode([moved, .verbatim("x")])
    #expect(try JSONDecoder().decode([Remark].self, from: bytes) == [moved, .verbatim("x")])
  }

  @Test(arguments: [("{}", 0), ("{}", 2), ("{1}", 1), ("{", 1), ("a", 1), ("{}{1}", 2)])
  func wordsOfAStrangerNeedAPlaceForEachValue(words: String, count: Int) {
    #expect(Remark(checking: words, Array(repeating: .verbatim("x"), count: count)) == nil)
    let bytes = #"[2,"\#(words)",[\#(Array(repeating: #"[0,"x"]"#, count: count).joined(separator: ","))]]"#
    #expect(throws: (any Error).self) { try JSONDecoder().decode(Remark.self, from: Data(bytes.utf8)) }
  }
}
