import Testing
import TransitionEngine

@testable import UIKit

@Suite struct StatusBarStyleTests {
  /// Prefers a style that a test chooses, and may hand the question on.
  private final class Preferring: UIViewController {
    var style = UIStatusBarStyle.default
    var decider: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarStyle: UIViewController? { decider }
  }

  private let run = Run(size: CGSize(width: 375, height: 667))
  private let root: Preferring

  init() {
    let run = run
    root = run.perform { Preferring() }
    run.perform { [root] in run.window.rootViewController = root }
  }

  @Test func theRootDecides() throws {
    let timeline = try run.record {
      root.style = .lightContent
      root.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(run.window.statusBarStyle == .lightContent)
    #expect(
      timeline.events.map(\.name) == ["setNeedsStatusBarAppearanceUpdate()", "preferredStatusBarStyle"])
    #expect(timeline.events.last?.detail == "lightContent")
  }

  @Test func aChildMayDecide() throws {
    let child = Preferring()
    child.style = .darkContent
    root.decider = child
    run.perform { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(run.window.statusBarStyle == .darkContent)
  }

  @Test func decidersInACircleEnd() throws {
    root.decider = root
    root.style = .lightContent
    run.perform { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(run.window.statusBarStyle == .lightContent)
  }

  @Test func whatTheSystemDrawsStaysInFront() throws {
    let bar = run.perform { StatusBar(height: 20, color: .label) }
    run.perform {
      run.window.statusBar = bar
      run.window.addSubview(UIView())
      run.window.insertSubview(UIView(), aboveSubview: bar)
    }
    #expect(run.window.subviews.last === bar)
    run.perform { run.window.statusBar = nil }
    #expect(bar.superview == nil)
  }

  @Test func theWindowsStatusBarTakesTheColour() throws {
    let bar = run.perform { StatusBar(height: 20, color: .label) }
    run.perform { run.window.statusBar = bar }
    root.style = .lightContent
    run.perform { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(bar.look.color == .white)
  }
}
