import Testing

@testable import Diagnostics

struct NearMissTests {
  @Test(arguments: [
    ("easeinout", ["easeIn", "easeOut", "easeInOut"], "easeInOut"),
    ("ease-in-out", ["easeIn", "easeOut", "easeInOut"], "easeInOut"),
    ("base_url", ["baseURL", "base"], "baseURL"),
    ("darft", ["draft", "date"], "draft"),
    ("wdith", ["width", "height"], "width"),
    ("idth", ["width", "height"], "width"),
    ("wwidth", ["width", "height"], "width"),
  ])
  func theNameThatIsMeantIsFound(typed: String, names: [String], meant: String) {
    #expect(NearMiss.best(for: typed, among: names) == meant)
  }

  /// A guess that means something else is worse than none.
  @Test(arguments: [
    ("weight", ["height", "text"]), ("colour", ["duration"]), ("left", ["right"]), ("top", ["pop"]),
    ("", ["name"]), ("-", ["name"]),
  ])
  func nothingIsProposedForAnotherWord(typed: String, names: [String]) {
    #expect(NearMiss.best(for: typed, among: names) == nil)
  }
}
