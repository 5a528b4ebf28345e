import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIButtonTests {
  @Test func callsItsActions() {
    let calls = Recorded<String>()
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in calls.values.append("a") }, for: .touchUpInside)
    button.addAction(UIAction { _ in calls.values.append("b") }, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(calls.values == ["a"])
  }

  @Test func removedActionsAreNotCalled() {
    let calls = Recorded<Int>()
    let control = UIControl()
    let action = UIAction { _ in calls.values.append(1) }
    control.addAction(action, for: [.touchUpInside, .touchDown])
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(calls.values == [1])
  }

  @Test func titlesFallBackToTheNormalState() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "Go")
  }

  @Test func aFilledConfigurationIsWhiteOnTheTint() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.tintColor = .systemGreen
    button.layoutIfNeeded()
    #expect(button.backgroundColor == .systemGreen)
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.layer.cornerRadius == button.bounds.height / 2)
  }

  @Test func contentFitsItsSize() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let frames = button.subviews.map(\.frame)
    #expect(frames.allSatisfy { button.bounds.insetBy(dx: -0.5, dy: -0.5).contains($0) })
    #expect(!(button.imageView?.frame.intersects(button.titleLabel?.frame ?? .zero) ?? true))
  }
}
