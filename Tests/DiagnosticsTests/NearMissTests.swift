import BasicTestSupport
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

  private let words = ["duration", "damping", "folds", "from", "to", "easeOut"]

  @Test(arguments: [
    ("fold", "folds"), ("fodls", "folds"), ("DURATION", "duration"), ("durration", "duration"),
    ("form", "from"),
    ("dampng", "damping"),
  ])
  func whatIsNearIsProposed(_ typed: String, _ meant: String) {
    #expect(NearMiss.best(for: typed, among: words) == meant)
  }

  @Test(arguments: ["", "x", "height", "something else entirely", "ease"])
  func whatIsFarIsNot(_ typed: String) {
    #expect(NearMiss.best(for: typed, among: words) == nil)
  }

  @Test func equallyNearNamesAreTakenInTheirOrder() {
    #expect(NearMiss.best(for: "bat", among: ["bar", "bad"]) == "bad")
  }

  @Test func theCostOfNamesIsLinear() {
    let growth = CostGrowth(upTo: 100_000) { count in
      let long = String(repeating: "a", count: count)
      #expect(NearMiss.best(for: long, among: [long + "b"]) == long + "b")
    }
    #expect(growth.isLinear)
  }

  @Test func theNearestOfManyShareAWordOrMostLetters() {
    let names = ["heart", "heart.fill", "person.circle", "cart", "antenna.radiowaves", "globe"]
    #expect(
      NearMiss.nearest(to: "heart.circle", among: names, count: 3) == [
        "heart", "heart.fill", "person.circle",
      ])
    #expect(NearMiss.nearest(to: "gart", among: names, count: 1) == ["cart"])
    #expect(NearMiss.nearest(to: "", among: names, count: 9) == names.sorted())
  }
}
