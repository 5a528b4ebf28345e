import Testing
import TransitionEngine

@testable import UIKit

/// The toolbar of a navigation controller, on a screen of 400 × 800 points without a home indicator.
@Suite struct ToolbarTests {
  private final class Screen: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView()
    override func viewDidLoad() {
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 400, height: 3000)
      list.delegate = self
      view.addSubview(list)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      navigationController?.setToolbarHidden(true, animated: true)
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let screen = Screen()
  private let stack: UINavigationController
  private var bar: UIToolbar { stack.toolbar }

  init() throws {
    let (run, screen) = (run, screen)
    stack = run.perform {
      screen.toolbarItems = [
        UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
      ]
      let stack = UINavigationController(rootViewController: screen)
      run.window.rootViewController = stack
      return stack
    }
    try run.settle()
  }

  @Test func itIsHiddenUntilCodeShowsIt() throws {
    #expect(stack.isToolbarHidden)
    run.perform { stack.isToolbarHidden = false }
    try run.settle()
    #expect(bar.frame == CGRect(x: 0, y: 756, width: 400, height: 44))
    #expect(run.perform { screen.view.safeAreaInsets.bottom } == 44)
    #expect(screen.list.adjustedContentInset.bottom == 44)
  }

  @Test func aFlexibleSpaceTakesTheRest() throws {
    run.perform { stack.isToolbarHidden = false }
    try run.settle()
    let buttons = bar.subviews.compactMap { $0 as? BarButton }
    try #require(buttons.count == 2)
    expectClose(buttons[0].frame.minX, 16)
    expectClose(buttons[1].frame.maxX, 384)
  }

  @Test func aFixedSpaceHasItsWidth() throws {
    let items: [UIBarButtonItem] = [
      UIBarButtonItem(systemItem: .action), .fixedSpace(30), UIBarButtonItem(systemItem: .trash),
    ]
    run.perform {
      stack.isToolbarHidden = false
      screen.toolbarItems = items
    }
    try run.settle()
    let buttons = bar.subviews.compactMap { $0 as? BarButton }
    try #require(buttons.count == 2)
    expectClose(buttons[1].frame.minX - buttons[0].frame.maxX, 30)
  }

  /// A toolbar that makes room when its reader scrolls, as public samples do it.
  @Test func aDragHidesIt() throws {
    run.perform { stack.isToolbarHidden = false }
    try run.settle()
    let timeline = try run.record {
      try run.send(.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), in: 0.5), at: 0)
    }
    #expect(stack.isToolbarHidden && bar.superview == nil)
    #expect(screen.list.adjustedContentInset.bottom == 0)
    #expect(timeline.duration > 0.5)
  }

  @Test func aPushBringsTheNextItems() throws {
    run.perform { stack.isToolbarHidden = false }
    try run.settle()
    _ = try run.record { stack.pushViewController(UIViewController(), animated: true) }
    #expect(bar.subviews.compactMap { $0 as? BarButton }.isEmpty)
    _ = try run.record { _ = stack.popViewController(animated: true) }
    #expect(bar.subviews.compactMap { $0 as? BarButton }.count == 2)
  }
}
