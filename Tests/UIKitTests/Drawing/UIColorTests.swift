import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIColorTests {
  @Test func systemColoursHaveTheirPublishedValues() {
    #expect(UIColor.systemBlue.color.light == Color.Components(red: 0, green: 122 / 255, blue: 1))
    #expect(UIColor.systemBlue.color.dark == Color.Components(red: 10 / 255, green: 132 / 255, blue: 1))
    #expect(UIColor.secondaryLabel.color.light.alpha == 0.6)
    #expect(UIColor.systemGray6.color.dark == Color.Components(hex: 0x1C1C1E))
  }

  private static let sixths: [UInt32] = [
    0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000,
  ]

  @Test(arguments: 0...6)
  func huesGoRoundTheCircle(sixth: Int) {
    let hue = CGFloat(sixth) / 6
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).color.light
    let expected = Color.Components(hex: Self.sixths[sixth])
    expectClose(color.red, expected.red)
    expectClose(color.green, expected.green)
    expectClose(color.blue, expected.blue)
  }

  @Test func componentsAreClamped() {
    #expect(
      UIColor(red: 2, green: -1, blue: .nan, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func dynamicColoursResolve() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(color.resolvedColor(with: UITraitCollection()) == color)
  }
}
