import Testing
import TransitionEngine

@testable import UIKit

struct NSAttributedStringTests {
  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
  }

  /// Code that places letters measures the text before each of them.
  @Test func spacesAtTheEndHaveAWidth() {
    let space = width("a b") - width("ab")
    #expect(space > 3)
    expectClose(width("a "), width("a") + space, within: 0.5)
    expectClose(width("a   "), width("a") + 3 * space, within: 1)
    expectClose(width(" "), space, within: 0.5)
  }
}
