import Testing

@testable import Text

struct PlaceholdersTests {
  @Test(arguments: [
    ("no place", ["a"], "no place"), ("{} then {}", ["a", "b"], "a then b"),
    ("{2} of {1}", ["a", "b"], "b of a"),
    ("{} of {3}, {}", ["a", "b", "c"], "a of c, b"), ("{^} and {^2}", ["one", "two"], "One and Two"),
    ("{} {}", ["{}", "{1}"], "{} {1}"), ("{3}|{}|{}", ["a"], "|a|"), ("{0}{-1}", ["a"], ""),
    ("{ body } {}", ["a"], "{ body } a"), ("{", ["a"], "{"), ("é{}é", ["ü"], "éüé"), ("{^}", [""], ""),
  ])
  func valuesComeToTheirPlaces(_ text: String, _ values: [String], _ filled: String) {
    #expect(text.filled(with: values) == filled)
  }
}
