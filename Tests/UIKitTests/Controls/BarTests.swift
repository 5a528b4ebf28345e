import Testing
import TransitionEngine

@testable import UIKit

@Suite struct BarTests {
  /// A run with a window of a phone's size.
  private func run(_ width: CGFloat, _ height: CGFloat) -> Run {
    Run(size: CGSize(width: width, height: height))
  }

  private static let safeAreas: [(CGSize, top: CGFloat, bottom: CGFloat)] = [
    (CGSize(width: 375, height: 667), 20, 0), (CGSize(width: 390, height: 844), 47, 34),
    (CGSize(width: 393, height: 852), 59, 34), (CGSize(width: 402, height: 874), 62, 34),
    (CGSize(width: 300, height: 200), 0, 0), (CGSize(width: 844, height: 390), 0, 0),
  ]

  @Test(arguments: safeAreas)
  func phonesHaveTheirSafeAreas(size: CGSize, top: CGFloat, bottom: CGFloat) {
    let insets = Run(size: size).window.deviceInsets
    #expect(insets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func theTabBarReachesDownToTheEdge() {
    let bar = UITabBar()
    let size = CGSize(width: 390, height: 844)
    let (plain, tall) = (run(375, 667), run(390, 844))
    #expect(plain.perform { bar.sizeThatFits(size).height } == 49)
    #expect(tall.perform { bar.sizeThatFits(size).height } == 83)
  }

  private func navigationBar(_ titles: String..., right: [UIBarButtonItem] = []) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
    let items = titles.map(UINavigationItem.init)
    items.last?.rightBarButtonItems = right
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func titleLabel(_ bar: UINavigationBar, _ title: String) -> UILabel? {
    bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == title && !$0.isHidden }
  }

  @Test func theTitleStandsInTheMiddle() throws {
    let bar = navigationBar("Inbox")
    expectClose(try #require(titleLabel(bar, "Inbox")).frame.midX, 187.5)
  }

  @Test func aLongTitleStaysClearOfTheButtons() throws {
    let edit = UIBarButtonItem(title: "A rather long button")
    let bar = navigationBar("Mailboxes", "A title that has no room at all in here", right: [edit])
    let title = try #require(titleLabel(bar, "A title that has no room at all in here"))
    let buttons = bar.subviews.filter { $0 is BackButton || $0 is BarButton }
    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { !$0.frame.intersects(title.frame) })
  }

  @Test func leftButtonsReplaceTheWayBack() {
    let item = UINavigationItem(title: "B")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "A"), item]
    #expect(!bar.subviews.contains { $0 is BackButton })
    item.leftBarButtonItem = nil
    #expect(bar.subviews.contains { $0 is BackButton })
  }

  @Test func thePlateCoversTheStatusBar() throws {
    let plate = try #require(navigationBar("Inbox").subviews.first { $0 is BarBackgroundView })
    #expect(plate.frame == CGRect(x: 0, y: -20, width: 375, height: 64))
  }

  @Test func largeTitlesNeedRoom() {
    let bar = navigationBar("Inbox")
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(CGSize(width: 375, height: 0)).height == 96)
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(CGSize(width: 375, height: 0)).height == 44)
  }

  @Test func changedItemsShow() throws {
    let bar = navigationBar("Inbox")
    bar.topItem?.title = "Archive"
    bar.layoutIfNeeded()
    #expect(titleLabel(bar, "Archive") != nil)
  }

  /// UIBarButtonItem.h: setting the primary action updates "the title & image of the item if appropriate
  /// (primaryAction is non-nil, and this is not a system item)".
  @Test func barButtonItemsMayChangeLater() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    try run.perform {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      let (screen, item) = (UINavigationItem(title: "Home"), UIBarButtonItem(title: "Edit"))
      screen.rightBarButtonItem = item
      bar.items = [screen]
      run.window.addSubview(bar)
      func button() throws -> BarButton {
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.compactMap { $0 as? BarButton }.first)
        button.layoutIfNeeded()
        return button
      }
      let taps = Recorded<String>()
      item.primaryAction = UIAction(title: "First") { _ in taps.values.append("first") }
      try button().sendActions(for: .primaryActionTriggered)
      item.primaryAction = UIAction(title: "Second") { _ in taps.values.append("second") }
      try button().sendActions(for: .primaryActionTriggered)
      #expect(taps.values == ["first", "second"])
      #expect(try button().titleLabel?.text == "Second")

      item.tintColor = .systemRed
      #expect(try button().titleLabel?.textColor == .systemRed)
      item.tintColor = nil
      #expect(try button().titleLabel?.textColor == bar.tintColor)
      item.style = .done
      #expect(try button().titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))

      let views = (UIView(), UIView())
      item.customView = views.0
      #expect(views.0.superview === bar)
      item.customView = views.1
      #expect(views.0.superview == nil)
      #expect(views.1.superview === bar)
      item.customView = nil
      #expect(views.1.superview == nil)
      #expect(try button().titleLabel?.text == "Second")
    }
  }

  /// A button as an item's own view has the size that its constraints say.
  @Test func itemsOwnViewsMayHaveConstraints() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let button = run.perform {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.widthAnchor.constraint(equalToConstant: 24).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      let item = UINavigationItem(title: "Root")
      item.leftBarButtonItem = UIBarButtonItem(customView: button)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      bar.setItems([item], animated: false)
      run.window.addSubview(bar)
      return button
    }
    let timeline = try run.record { UIView.animate(withDuration: 0.1) { button.alpha = 0.5 } }
    #expect(button.bounds.size == CGSize(width: 24, height: 30))
    #expect(timeline.lint().isEmpty)
  }

  @Test func anItemThatEveryAppHasKeepsItsLook() {
    let item = UIBarButtonItem(systemItem: .done)
    item.primaryAction = UIAction(title: "Other") { _ in }
    #expect(item.title == "Done")
  }

  @Test func navigationItemsArePushedAndPopped() {
    let bar = UINavigationBar(frame: .zero)
    let (root, deep) = (UINavigationItem(title: "Root"), UINavigationItem(title: "Deep"))
    bar.pushItem(root, animated: false)
    bar.pushItem(deep, animated: true)
    #expect(bar.topItem === deep)
    #expect(bar.backItem === root)
    #expect(bar.popItem(animated: true) === deep)
    #expect(bar.popItem(animated: true) == nil)
    #expect(bar.topItem === root)
    bar.setItems([deep], animated: true)
    #expect(bar.topItem === deep)
  }

  @Test func aBarHasItsHeightFromItself() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    let bar = run.perform {
      let bar = UINavigationBar(frame: .zero)
      bar.items = [UINavigationItem()]
      bar.translatesAutoresizingMaskIntoConstraints = false
      run.window.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: run.window.topAnchor),
        bar.leadingAnchor.constraint(equalTo: run.window.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: run.window.trailingAnchor),
      ])
      return bar
    }
    try run.settle()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(bar.topItem?.title == "")
  }
}
