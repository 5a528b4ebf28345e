import Testing
import TransitionEngine

@testable import UIKit

/// Sizes that content would like to have, and those that it gets.
@Suite struct ContentContainerTests {
  private final class Container: UIViewController {
    var calls: [String] = []

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      calls.append("wish \(container.preferredContentSize.height)")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("to \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { _ in
        self.calls.append("alongside \(Int(UIScreen.main.bounds.width))")
      } completion: { _ in
        self.calls.append("completion")
      }
    }
  }

  private final class Child: UIViewController {
    var size = CGSize.zero

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      self.size = size
    }
  }

  @Test func aContainerHearsOfItsChildsWish() {
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    #expect(container.calls == ["wish 120.0"])
  }

  /// Source: Apple's documentation of `viewWillTransition(to:with:)`: called before the size changes, for children with the size
  /// that their parent gives them.
  @Test func aTurnIsToldBeforehand() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let (container, child) = (Container(), Child())
    run.perform {
      container.addChild(child)
      run.window.rootViewController = container
    }
    try run.settle()
    run.turnDevice()
    try run.settle()
    #expect(container.calls == ["to 800 from 400", "alongside 800", "completion"])
    #expect(child.size == CGSize(width: 400, height: 400))
    run.perform { #expect(UIApplication.shared.statusBarOrientation.isLandscape) }
  }

  private final class Turning: UIViewController {
    var calls: [String] = []
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("will \(orientation) at \(Int(view.bounds.width))")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("animate in \(Int(duration)) s")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) {
      calls.append("did from \(orientation) at \(Int(view.bounds.width))")
    }
  }

  @Test func methodsOfBeforeSizeChangesAreCalled() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let controller = Turning()
    run.perform { run.window.rootViewController = controller }
    try run.settle()
    run.turnDevice()
    try run.settle()
    #expect(controller.calls == ["will landscapeRight at 400", "animate in 0 s", "did from portrait at 800"])
  }

  private final class Appearing: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will, window \(view.window != nil)") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("is, window \(view.window != nil)") }
    override func viewWillLayoutSubviews() { if calls.last != "layout" { calls.append("layout") } }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  }

  /// Source: Apple's documentation of `viewIsAppearing(_:)`: once, between `viewWillAppear` and `viewDidAppear`, in the window.
  @Test func aViewIsAppearingOnceItIsInTheWindow() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let controller = Appearing()
    run.perform { run.window.rootViewController = controller }
    try run.settle()
    #expect(controller.calls.filter { $0 != "layout" } == ["will, window false", "is, window true", "did"])
  }
}
