import Testing
import TransitionEngine

@testable import UIKit

/// Sheets, popovers, alerts, and what is presented over a part of the screen.
@Suite struct AdaptivePresentationTests {
  private let run = Run(size: CGSize(width: 400, height: 800))
  private let root = UIViewController()

  init() throws {
    run.perform { [run, root] in run.window.rootViewController = root }
    try run.settle()
  }

  private func present(_ controller: UIViewController) throws {
    _ = try run.record { root.present(controller, animated: true) }
  }

  /// Source: Apple's documentation of `presentationController`: made from the style when it is first asked for.
  @Test func aPresentationControllerIsThereBeforeThePresentation() throws {
    let controller = UIViewController()
    let expected = try #require(controller.presentationController)
    #expect(controller.presentationController === expected)
    #expect(controller.modalPresentationStyle == .automatic)
    try present(controller)
    #expect(controller.presentationController === expected)
    #expect(root.view.window == nil)
  }

  @Test func aSheetIsAsHighAsItsDetent() throws {
    let sheet = UIViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    try present(sheet)
    #expect(root.view.window != nil)
    let medium = sheet.view.frame
    #expect(medium.maxY == 800)
    _ = try run.record { presentation.animateChanges { presentation.selectedDetentIdentifier = .large } }
    #expect(sheet.view.frame.maxY == 800)
    #expect(sheet.view.frame.height > medium.height * 1.8)
  }

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    var style = UIModalPresentationStyle.none

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
  }

  @Test func aFingerDragsASheetAway() throws {
    let (sheet, delegate) = (UIViewController(), Delegate())
    sheet.sheetPresentationController?.delegate = delegate
    try present(sheet)
    delegate.allows = false
    _ = try run.record { try run.send(drag, at: 0) }
    #expect(delegate.calls == ["attempt"])
    #expect(root.presentedViewController === sheet)
    delegate.allows = true
    _ = try run.record { try run.send(drag, at: 0) }
    #expect(delegate.calls == ["attempt", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  private var drag: TouchPath {
    get throws { try .swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 780), in: 0.4) }
  }

  @Test func aPopoverIsFullScreenUnlessItsDelegateSaysOtherwise() throws {
    let plain = UIViewController()
    plain.modalPresentationStyle = .popover
    try present(plain)
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    _ = try run.record { root.dismiss(animated: false) }
    let (popover, delegate) = (UIViewController(), Delegate())
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    let source = run.perform {
      let source = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      root.view.addSubview(source)
      return source
    }
    popover.popoverPresentationController?.sourceView = source
    popover.popoverPresentationController?.delegate = delegate
    try present(popover)
    // Below its source and the arrow.
    #expect(
      popover.view.convert(popover.view.bounds, to: nil) == CGRect(x: 50, y: 153, width: 200, height: 100))
  }

  @Test func anAlertGoesAndThenCallsItsHandler() throws {
    let calls = Recorded<String>()
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in calls.values.append("deleted") })
    try present(alert)
    #expect(alert.view.frame.width == 270)
    expectClose(alert.view.frame.midY, 400, within: 0.5)
    let button = try #require(
      alert.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Delete" })
    _ = try run.record { button.sendActions(for: .touchUpInside) }
    #expect(calls.values == ["deleted"])
    #expect(root.presentedViewController == nil)
  }

  @Test func whatIsPresentedInAContextLiesOverIt() throws {
    let (child, presented) = (UIViewController(), UIViewController())
    run.perform {
      root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.definesPresentationContext = true
    }
    presented.modalPresentationStyle = .overCurrentContext
    _ = try run.record { child.present(presented, animated: true) }
    #expect(presented.presentingViewController === child)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 0, y: 400, width: 400, height: 400))
    _ = try run.record { presented.dismiss(animated: true) }
    #expect(child.presentedViewController == nil)
  }

  private final class Hiding: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func aControllerHidesTheStatusBar() throws {
    let bar = run.perform {
      let bar = StatusBar(height: 20, color: .label)
      run.window.statusBar = bar
      return bar
    }
    try present(Hiding())
    #expect(bar.look.isHidden && bar.alpha == 0)
    #expect(run.perform { UIApplication.shared.isStatusBarHidden })
    _ = try run.record { root.dismiss(animated: false) }
    #expect(bar.alpha == 1)
  }
}
