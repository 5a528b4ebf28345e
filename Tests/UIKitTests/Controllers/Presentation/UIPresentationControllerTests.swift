import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIPresentationControllerTests {
  @Test func hearsOfTransitionsInOrder() throws {
    let fixture = try PresentationFixture(.custom)
    _ = try fixture.present()
    #expect(
      fixture.calls.values == [
        "presentation controller", "animator for sheet", "sheet.viewDidLoad", "presentation begins",
        "sheet.viewWillAppear", "sheet.viewDidAppear", "presentation ended true", "presented",
      ])
    _ = try fixture.dismiss()
    #expect(
      fixture.calls.values == [
        "animator without sheet", "dismissal begins", "sheet.viewWillDisappear", "sheet.viewDidDisappear",
        "dismissal ended true", "dismissed",
      ])
  }

  @Test func choosesTheFrame() throws {
    let fixture = try PresentationFixture(.custom)
    _ = try fixture.present()
    #expect(fixture.sheet.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
  }

  /// The frames of both controllers in the order initial, final, of the presenter and the presented one.
  private func frames(
    in style: UIModalPresentationStyle, _ body: (PresentationFixture) throws -> Void
  ) throws -> [CGRect] {
    let fixture = try PresentationFixture(style)
    var frames: [CGRect] = []
    let (root, sheet) = (fixture.root, fixture.sheet)
    fixture.delegate.animator = FrameReporter { context in
      frames = [
        context.initialFrame(for: root), context.finalFrame(for: root), context.initialFrame(for: sheet),
        context.finalFrame(for: sheet),
      ]
    }
    try body(fixture)
    return frames
  }

  private static let whole = CGRect(x: 0, y: 0, width: 375, height: 667)
  private static let half = CGRect(x: 0, y: 333.5, width: 375, height: 333.5)

  @Test func aPresentationTellsTheFrames() throws {
    let over = try frames(in: .custom) { _ = try $0.present() }
    #expect(over == [Self.whole, Self.whole, .zero, Self.half])
    let full = try frames(in: .fullScreen) { _ = try $0.present() }
    #expect(full == [Self.whole, .zero, .zero, Self.whole])
  }

  @Test func aDismissalTellsTheFrames() throws {
    let over = try frames(in: .custom) { fixture in
      _ = try fixture.present()
      _ = try fixture.dismiss()
    }
    #expect(over == [Self.whole, Self.whole, Self.half, Self.half])
    let full = try frames(in: .fullScreen) { fixture in
      _ = try fixture.present()
      _ = try fixture.dismiss()
    }
    #expect(full == [.zero, Self.whole, Self.whole, .zero])
  }

  @Test func addsItsOwnViewsToTheContainer() throws {
    let fixture = try PresentationFixture(.custom)
    _ = try fixture.present()
    let controller = try #require(fixture.delegate.controller)
    let views = try #require(controller.containerView?.subviews)
    #expect(views.count == 2 && views[0] === controller.dimming && views[1] === fixture.sheet.view)
    #expect(fixture.run.window.subviews.last === controller.containerView)
    _ = try fixture.dismiss()
    #expect(controller.containerView == nil)
  }

  @Test func hearsOfACancelledPresentation() throws {
    let fixture = try PresentationFixture(.custom, animator: Animator(.cancels))
    _ = try fixture.present()
    #expect(fixture.calls.values.contains("presentation ended false"))
    #expect(fixture.run.window.subviews == [fixture.root.view])
  }

  @Test func standsForOtherStylesOnlyIfCustom() throws {
    let fixture = try PresentationFixture(.overFullScreen)
    _ = try fixture.present()
    #expect(!fixture.calls.values.contains("presentation controller"))
    #expect(fixture.sheet.presentationController is FullScreenPresentationController)
  }

  @Test func oneForAnotherControllerIsNotTaken() throws {
    final class Wrong: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: UIViewController(), presenting: presenting)
      }
    }
    let fixture = try PresentationFixture(.custom)
    let delegate = Wrong()
    fixture.sheet.transitioningDelegate = delegate
    _ = try fixture.present()
    #expect(fixture.sheet.presentationController?.presentedViewController === fixture.sheet)
  }

  @Test func nobodyIsKeptAlive() throws {
    weak var presentation: UIPresentationController?
    weak var root: UIViewController?
    try {
      let fixture = try PresentationFixture(.custom)
      _ = try fixture.present()
      presentation = fixture.delegate.controller
      root = fixture.root
    }()
    #expect(presentation == nil && root == nil)
  }
}
