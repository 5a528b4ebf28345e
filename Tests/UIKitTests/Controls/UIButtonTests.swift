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

  private func shown(_ button: UIButton) -> (title: String?, image: UIImage?) {
    button.layoutIfNeeded()
    return (button.titleLabel?.text, button.imageView?.image)
  }

  /// Apple's documentation of `setTitle(_:for:)` and `setImage(_:for:)`: without a value for a state, the
  /// button uses that of `normal`. Without any there is nothing to show.
  @Test func contentThatIsTakenAwayGoes() {
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      button.setTitle("Send", for: .normal)
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      #expect(shown(button).title == "Send")
      #expect(shown(button).image != nil)
      button.setTitle(nil, for: .normal)
      #expect(shown(button).title == nil)
      button.setImage(nil, for: .normal)
      #expect(shown(button).image == nil)
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Send"
      configuration.image = UIImage(systemName: "heart")
      button.configuration = configuration
      #expect(shown(button).title == "Send")
      #expect(button.backgroundColor == button.tintColor)
      button.configuration = nil
      #expect(shown(button).title == nil)
      #expect(shown(button).image == nil)
      #expect(button.backgroundColor == nil)
      #expect(button.layer.cornerRadius == 0)
    }
  }

  @Test func aBarButtonShowsItsImageInsteadOfItsTitle() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    let bar = run.perform { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44)) }
    let item = UIBarButtonItem(title: "Edit")
    try run.perform {
      let screen = UINavigationItem(title: "Home")
      screen.rightBarButtonItem = item
      bar.items = [screen]
      run.window.addSubview(bar)
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.compactMap { $0 as? BarButton }.first)
      #expect(shown(button).title == "Edit")
      item.image = UIImage(systemName: "heart")
      #expect(shown(button).title == nil)
      #expect(shown(button).image != nil)
    }
  }

  /// Public reports on `UIButton.Configuration` have disabled buttons turn grey, whatever their base colours
  /// are. Which greys is inferred.
  @Test func aDisabledButtonWithAConfigurationIsGrey() {
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Send"
      (configuration.baseForegroundColor, configuration.baseBackgroundColor) = (.systemRed, .systemYellow)
      let button = UIButton(configuration: configuration)
      button.layoutIfNeeded()
      let background = button.backgroundColor
      button.isEnabled = false
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
      #expect(button.backgroundColor == .tertiarySystemFill)
      button.isEnabled = true
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == .systemRed)
      #expect(button.backgroundColor == background)
    }
  }

  /// UIButtonConfiguration.h: `UIButtonConfigurationCornerStyleFixed = -1`, then `Dynamic`, the default.
  @Test func cornerStylesAreUIKits() {
    typealias Style = UIButton.Configuration.CornerStyle
    let styles: [Style] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
    #expect(styles.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    #expect(UIButton.Configuration.filled().cornerStyle == .dynamic)
  }
}
