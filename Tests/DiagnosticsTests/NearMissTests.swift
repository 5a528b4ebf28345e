import Testing

@testable import Diagnostics

struct NearMissTests {
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
    #expect(NearMiss.best(for: "bat", among: ["hat", "cat"]) == "cat")
  }

  @Test func longNamesTakeNoLongTime() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearMiss.best(for: long, among: [long + "b"]) == long + "b")
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
