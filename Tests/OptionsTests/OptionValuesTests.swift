import Testing

@testable import Options

struct OptionValuesTests {
  private let distance = Option("distance", .orNone(.length(50...100)), standard: 60, "How far.")
  private let side = Option("side", .wholeNumber(1...4), "Which one.")

  @Test func whatIsNotChosenHasItsStandard() throws {
    let values = OptionValues()
    #expect(values[distance] == 60)
    #expect(values[side] == nil)
    #expect(!values.has(distance))
  }

  @Test func noneIsAChoice() throws {
    var values = OptionValues()
    try distance.read("none", into: &values)
    #expect(values.has(distance))
    #expect(values[distance] == nil)
  }

  @Test func whatIsRefusedIsNotChosen() throws {
    var values = OptionValues()
    try side.read("3", into: &values)
    #expect(throws: ValueProblem.self) { try side.read("5", into: &values) }
    #expect(values[side] == 3)
  }

  @Test func standardsAreToldAsTheyAreWritten() {
    #expect(distance.standardText == "60pt")
    #expect(side.standardText == nil)
    #expect(Option("side", .flag, unset: "as before", "").standardText == "as before")
  }
}
