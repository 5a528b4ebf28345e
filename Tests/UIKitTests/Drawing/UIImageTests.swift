import ImageFiles
import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIImageTests {
  @Test func namesAreSorted() {
    #expect(!UIImage.symbolNames.isEmpty)
    #expect(UIImage.symbolNames == UIImage.symbolNames.sorted())
  }

  @Test func otherNamesGiveNothing() { #expect(UIImage(systemName: "hause") == nil) }

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

  @Test func scaleIsPixelsPerPoint() throws {
    let svg = try ImageFile(Array(#"<svg width="3" height="2"/>"#.utf8))
    #expect(UIImage(svg, url: "a.svg", scale: 2).size == CGSize(width: 3, height: 2))
    let png = try ImageFile(Self.png)
    #expect(UIImage(png, url: "a.png", scale: 2).size == CGSize(width: 1.5, height: 1))
  }

  /// 3 × 2 grey pixels: signature, header, data, end. The checksums are left blank.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 0, 0, 0, 0] + [0, 0, 0, 0]
    + [0, 0, 0, 1] + Array("IDAT".utf8) + [0] + [0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
}
