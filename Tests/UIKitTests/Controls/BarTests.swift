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
}
