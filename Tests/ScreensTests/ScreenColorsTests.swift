import TestSupport
import Testing
import TransitionEngine

@testable import Screens
@testable import UIKit

struct ScreenColorsTests {
  private func background(_ yaml: String) -> Color? {
    ReadScreen("background: \(yaml)").makeView().backgroundColor?.color
  }

  @Test func systemColoursHaveBothStyles() {
    #expect(background("systemBackground") == UIColor.systemBackground.color)
  }

  @Test(arguments: [
    ("\"#f80\"", UInt32(255)), ("\"#ff8800\"", 255), ("\"#FF880080\"", 128), ("\"#f808\"", 136),
  ])
  func hexNumbers(text: String, alpha: UInt32) {
    #expect(background(text) == UIColor(hex: 0xFF8800, alpha: CGFloat(alpha) / 255).color)
  }

  @Test func lightAndDarkAreGivenApart() {
    let color = background("{light: white, dark: \"#000\"}")
    #expect(color == Color(light: Color.white.light, dark: Color.black.dark))
  }

  @Test func groupedListsBringTheirBackground() {
    let view = ReadScreen("content: [list: {style: insetGrouped, rows: [A]}]").makeView()
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  @Test(arguments: [
    (UIColor.white, UIColor.black), (.black, .white), (.systemBlue, .white), (.systemYellow, .black),
  ])
  func contrastIsBlackOrWhite(background: UIColor, text: UIColor) {
    #expect(background.contrasting.color.light == text.color.light)
  }

  @Test func contrastFollowsTheStyle() {
    #expect(UIColor.systemBackground.contrasting == .label)
  }
}
