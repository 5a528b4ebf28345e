import Testing
import TransitionEngine

@testable import Symbols

@Suite struct SymbolTests {
  @Test func offersTheUsualNames() {
    let usual = [
      "house", "heart.fill", "person.2", "bell.fill", "gear", "camera", "chevron.right", "ellipsis",
      "square.and.arrow.up", "line.3.horizontal", "square.grid.2x2", "battery.100", "wifi",
    ]
    #expect(Set(Symbol.names).isSuperset(of: usual))
  }

  @Test func offersMoreThanFiveHundred() {
    #expect(Symbol.names.count > 500)
    #expect(Symbol.names == Symbol.names.sorted())
  }

  @Test(arguments: ["", " ", "hous", "house ", "house.fill o", "~", "0", "zzzz"])
  func unknownNames(name: String) { #expect(Symbol.named(name) == nil) }

  @Test(arguments: Symbol.names)
  func staysOnItsGrid(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    let inset = (Symbol.gridSize - symbol.width) / 2
    let grid = CGRect(x: inset, y: 0, width: symbol.width, height: Symbol.gridSize)
    #expect(!symbol.path.isEmpty)
    #expect(grid.contains(symbol.path.controlBounds), "\(symbol.path.controlBounds)")
  }
}
