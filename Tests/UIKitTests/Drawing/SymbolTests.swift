import Testing
import TransitionEngine

@testable import UIKit

@Suite struct SymbolTests {
  @Test func offersTheUsualNames() {
    let names = Set(UIImage.symbolNames)
    let usual = [
      "house", "heart.fill", "person.2", "bell.fill", "gear", "camera", "chevron.right", "ellipsis",
      "square.and.arrow.up", "line.3.horizontal", "square.grid.2x2", "battery.100", "wifi",
    ]
    #expect(names.isSuperset(of: usual))
    #expect(UIImage.symbolNames == UIImage.symbolNames.sorted())
  }

  @Test func otherNamesGiveNothing() { #expect(UIImage(systemName: "hause") == nil) }

  @Test(arguments: UIImage.symbolNames)
  func staysOnItsGrid(name: String) throws {
    let symbol = try #require(Symbol.all[name])
    let inset = (Symbol.gridSize - symbol.width) / 2
    let grid = CGRect(x: inset, y: 0, width: symbol.width, height: Symbol.gridSize)
    #expect(!symbol.path.isEmpty)
    #expect(grid.contains(symbol.path.controlBounds), "\(symbol.path.controlBounds)")
  }

  @Test func growsWithThePointSize() throws {
    func size(_ points: CGFloat) throws -> CGSize {
      let configuration = UIImage.SymbolConfiguration(pointSize: points)
      return try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
    }
    #expect(try size(20) == CGSize(width: 24, height: 24))
    #expect(try size(40) == CGSize(width: 48, height: 48))
    #expect(try size(.nan) == size(17))
  }

  @Test func takesTheTint() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.tintColor = .systemPink
    view.layoutIfNeeded()
    guard case .shape(let shape) = view.layer.drawing else {
      Issue.record("no shape")
      return
    }
    #expect(shape.fillColor == UIColor.systemPink.color)
    #expect(shape.fillRule == .evenOdd)
  }
}
