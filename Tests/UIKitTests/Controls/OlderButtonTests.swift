import Testing

@testable import UIKit

/// What code before `UIButton.Configuration` sets.
@Suite struct OlderButtonTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func attributesComeBeforeAPlainTitle() {
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Red")
    #expect(button.titleLabel?.text == "Red")
    #expect(button.titleLabel?.textColor == .red)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.currentTitle == "Plain")
  }

  @Test func insetsWidenAndMoveTheContent() {
    button.setTitle("Go", for: .normal)
    let narrow = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: narrow.width + 30, height: narrow.height + 4))
    button.contentEdgeInsets = .zero
    button.layoutIfNeeded()
    let middle = button.titleLabel?.center ?? .zero
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.center == CGPoint(x: middle.x + 5, y: middle.y - 3))
  }

  @Test func aBackgroundImageFillsTheButton() throws {
    let image = UIImage()
    button.setBackgroundImage(image, for: .normal)
    button.layoutIfNeeded()
    let view = try #require(button.subviews.first as? UIImageView)
    #expect(view.image === image)
    #expect(view.frame == button.bounds)
  }

  @Test func aPrimaryActionGivesTheTitle() {
    let calls = Recorded<Int>()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls.values.append(1) })
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.currentTitle == "Go")
    #expect(button.buttonType == .system)
    #expect(calls.values == [1])
  }
}
