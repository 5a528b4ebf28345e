import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIImageViewTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let size = CGSize(width: 20, height: 20)

  private static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
    (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
    (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
    (.right, CGRect(x: 80, y: 15, width: 20, height: 20)),
    (.bottom, CGRect(x: 40, y: 30, width: 20, height: 20)),
  ]

  @Test(arguments: places)
  func placesTheImage(mode: UIView.ContentMode, frame: CGRect) {
    #expect(mode.place(size, in: bounds) == frame)
  }
}
