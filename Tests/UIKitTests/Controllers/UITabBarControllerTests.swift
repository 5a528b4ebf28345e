import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UITabBarControllerTests {
  @Test func tapsAskAndTell() throws {
    let fixture = try TransitionFixture(nil)
    _ = try fixture.run.record { fixture.tabs.tabBar.tap(itemAt: 1) }
    #expect(fixture.calls.values.first == "shouldSelect")
    #expect(fixture.calls.values.last == "didSelect")
    #expect(fixture.tabs.selectedIndex == 1)
  }

  /// Source: subclasses that bounce the icon, and do not call super.
  @Test func whoOverridesTheTapDoesNotStopTheSelection() throws {
    final class Bouncing: UITabBarController {
      var indexWhenTapped: Int?
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        indexWhenTapped = selectedIndex
      }
    }
    let run = Run(size: CGSize(width: 375, height: 667))
    let tabs = run.perform {
      let tabs = Bouncing()
      tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
      run.window.rootViewController = tabs
      return tabs
    }
    _ = try run.record { tabs.tabBar.tap(itemAt: 1) }
    #expect(tabs.indexWhenTapped == 0)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func refusedTapsChangeNothing() throws {
    let fixture = try TransitionFixture(nil)
    fixture.delegate.allows = false
    _ = try fixture.run.record { fixture.tabs.tabBar.tap(itemAt: 1) }
    #expect(fixture.calls.values == ["shouldSelect"])
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test func codeIsNotAsked() throws {
    let fixture = try TransitionFixture(nil)
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(!fixture.calls.values.contains("shouldSelect"))
    #expect(!fixture.calls.values.contains("didSelect"))
  }

  @Test func withoutAnAnimatorTheChangeIsImmediate() throws {
    let fixture = try TransitionFixture(nil)
    let timeline = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(timeline.duration == 0)
    #expect(
      fixture.calls.values.dropFirst() == [
        "a.viewWillDisappear", "b.viewDidLoad", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
      ])
  }

  @Test func tapsDuringATransitionAreIgnored() throws {
    let fixture = try TransitionFixture(Animator())
    let timeline = try fixture.run.record {
      fixture.tabs.tabBar.tap(itemAt: 1)
      fixture.tabs.tabBar.tap(itemAt: 2)
    }
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(timeline.events.contains { $0.detail == "ignored: a transition is running" })
  }

  @Test func codeDuringATransitionWaits() throws {
    let fixture = try TransitionFixture(Animator())
    let timeline = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      fixture.tabs.selectedIndex = 2
      #expect(fixture.tabs.selectedIndex == 1)
    }
    #expect(fixture.tabs.selectedIndex == 2)
    #expect(abs(timeline.duration - 1) < 1e-9)
  }

  @Test func aDelegateThatSelectsDoesNotGoRoundInCircles() throws {
    final class Meddler: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabs: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        tabs.selectedIndex = 2
        return Animator()
      }
    }
    let fixture = try TransitionFixture(nil)
    let meddler = Meddler()
    fixture.tabs.delegate = meddler
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(fixture.tabs.selectedIndex == 1)
  }

  @Test func indicesOfNoControllerAreNoted() throws {
    let fixture = try TransitionFixture(nil)
    let timeline = try fixture.run.record { fixture.tabs.selectedIndex = 7 }
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(timeline.events.map(\.name) == ["selectedIndex"])
  }

  @Test func newControllersKeepTheSelectionIfTheyCan() throws {
    let fixture = try TransitionFixture(nil)
    let old = try #require(fixture.tabs.viewControllers)
    fixture.run.perform {
      fixture.tabs.selectedIndex = 1
      fixture.tabs.viewControllers = [old[2], old[1]]
    }
    #expect(fixture.tabs.selectedViewController === old[1])
    #expect(old[0].parent == nil)
    fixture.run.perform { fixture.tabs.viewControllers = [old[0]] }
    #expect(fixture.tabs.selectedViewController === old[0])
  }

  @Test func newControllersWaitForATransition() throws {
    let fixture = try TransitionFixture(Animator())
    let old = try #require(fixture.tabs.viewControllers)
    _ = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      fixture.tabs.viewControllers = [old[0], old[2]]
      fixture.tabs.selectedIndex = 0
      #expect(fixture.tabs.viewControllers?.count == 3)
    }
    #expect(fixture.tabs.viewControllers == [old[0], old[2]])
    #expect(fixture.tabs.selectedViewController === old[0])
    #expect(fixture.tabs.transitionView.subviews == [old[0].view])
    #expect(old[1].parent == nil)
  }

  @Test func aTransitionDuringWhichTheWindowIsResizedEndsInPlace() throws {
    let fixture = try TransitionFixture(Animator())
    _ = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      fixture.run.loop.schedule(after: VirtualTime(seconds: 0.2)) {
        fixture.tabs.view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
      }
    }
    let selected = try #require(fixture.tabs.selectedViewController?.view)
    #expect(selected.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func whatATouchSelectsStartsWithTheNextFrame() throws {
    let fixture = try TransitionFixture(Animator())
    let timeline = try fixture.run.record {
      fixture.run.loop.schedule(after: VirtualTime(seconds: 0.1)) {
        fixture.run.performFrame { fixture.tabs.selectedIndex = 1 }
      }
    }
    expectClose(timeline.transitions.first?.requested ?? 0, 0.1)
    expectClose(timeline.transitions.first?.started ?? 0, 0.1 + Run.frameInterval)
  }

  @Test func theBarShowsTheSelection() throws {
    let fixture = try TransitionFixture(nil)
    #expect(fixture.tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 2 }
    #expect(fixture.tabs.tabBar.selectedItem?.title == "c")
    #expect(fixture.tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  /// UIViewController.h declares `tabBarItem` `null_resettable`: nil makes one with the controller's title.
  @Test func aTabBarItemIsNeverNil() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    run.perform {
      let controller = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      controller.title = "Home"
      controller.tabBarItem = nil
      #expect(tabs.tabBar.items?.map(\.title) == ["Home"])
      #expect(tabs.tabBar.selectedItem === controller.tabBarItem)
      controller.title = "House"
      #expect(tabs.tabBar.items?.map(\.title) == ["House"])
    }
  }

  /// As public reports have it, "the default behavior of a UITabBarController is to pop the contained
  /// UINavigationController to the root view controller when a particular tab is tapped a second time".
  @Test(arguments: [true, false]) func aTapOnTheSelectedTabGoesBackToTheRoot(isAllowed: Bool) throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    let delegate = TabDelegate(nil, Recorded())
    delegate.allows = isAllowed
    let navigation = run.perform { UINavigationController(rootViewController: Reporter("root")) }
    let tabs = run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, Reporter("other")]
      tabs.delegate = delegate
      run.window.rootViewController = tabs
      navigation.pushViewController(Reporter("deep"), animated: false)
      return tabs
    }
    try run.settle()
    let timeline = try run.record { tabs.tabBar.tap(itemAt: 0) }
    #expect(navigation.viewControllers.map(\.title) == (isAllowed ? ["root"] : ["root", "deep"]))
    #expect(timeline.transitions.count == (isAllowed ? 1 : 0))
  }

  /// Source: controllers with a bar of another class, which UIKit takes only by the key.
  @Test func aBarOfAnotherClassTakesThePlaceOfTheBar() throws {
    final class Bar: UITabBar {}
    let fixture = try TransitionFixture(nil)
    let bar = fixture.run.perform { Bar() }
    _ = try fixture.run.record { fixture.tabs.setValue(bar, forKey: "tabBar") }
    #expect(fixture.tabs.tabBar === bar)
    #expect(bar.items?.count == fixture.tabs.viewControllers?.count)
    #expect(bar.superview === fixture.tabs.view && bar.frame.maxY == fixture.tabs.view.bounds.maxY)
    _ = try fixture.run.record { bar.tap(itemAt: 1) }
    #expect(fixture.tabs.selectedIndex == 1)
  }

  /// Source: bars that remove UIKit's buttons by the name of their class.
  @Test func theButtonsHaveUIKitsName() {
    let bar = UITabBar(frame: .zero)
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    #expect(bar.subviews.contains { String(describing: type(of: $0)) == "UITabBarButton" })
  }

  private final class Listener: NSObject {
    var calls: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { calls.append(keyPath ?? "") }
  }

  @Test func theSelectionCanBeObserved() throws {
    let fixture = try TransitionFixture(nil)
    let listener = Listener()
    _ = try fixture.run.record {
      fixture.tabs.addObserver(listener, forKeyPath: "selectedIndex", options: .new, context: nil)
      fixture.tabs.addObserver(listener, forKeyPath: "selectedViewController", options: .new, context: nil)
      fixture.tabs.selectedIndex = 1
    }
    #expect(listener.calls.sorted() == ["selectedIndex", "selectedViewController"])
  }

  /// UIKit's navigation controllers have the item of their root, unless they have one of their own.
  @Test func navigationControllersHaveTheItemOfTheirRoot() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    run.perform {
      let (root, other) = (UIViewController(), UIViewController())
      root.title = "Photos"
      let (first, second) = (UINavigationController(rootViewController: root), UINavigationController())
      second.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
      second.viewControllers = [other]
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      #expect(tabs.tabBar.items?.map(\.title) == ["Photos", "Own"])
      first.viewControllers = [other]
      other.title = "Other"
      #expect(tabs.tabBar.items?.map(\.title) == ["Other", "Own"])
    }
  }

  private final class Measuring: UIViewController {
    var frames: [CGRect] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      if let bar = navigationController?.navigationBar { frames.append(bar.frame) }
      if let bar = tabBarController?.tabBar { frames.append(bar.frame) }
    }
  }

  /// Source: subclasses that lay out views of their own by the bar's frame in `viewDidLoad()`.
  @Test func barsHaveTheirPlacesBeforeTheyAppear() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    let content = Measuring()
    run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      run.window.rootViewController = tabs
    }
    try run.settle()
    #expect(
      content.frames == [
        CGRect(x: 0, y: run.window.deviceInsets.top, width: 375, height: 44),
        CGRect(x: 0, y: 618, width: 375, height: 49),
      ])
  }
}
