import TransitionEngine
import UIKit

/// A screen, and another one that an animator presents over it, answering for the presentation as well.
struct PresentedStage {
  let run: Run
  let screen: UIViewController
  let panel: UIViewController
  /// Held here: controllers do not keep their transitioning delegates.
  private let delegate: any UIViewControllerTransitioningDelegate

  /// - Parameter wish: how large what is presented would like to be.
  init(
    size: CGSize = Stage.size, wish: CGSize = .zero,
    _ animator: any UIViewControllerTransitioningDelegate
  ) {
    run = Run(size: size)
    delegate = animator
    (screen, panel) = run.perform {
      let (screen, panel) = (UIViewController(), UIViewController())
      screen.view.layer.name = "screen"
      screen.view.backgroundColor = .systemRed
      panel.view.layer.name = "panel"
      panel.view.backgroundColor = .systemBlue
      panel.preferredContentSize = wish
      panel.modalPresentationStyle = .custom
      panel.transitioningDelegate = animator
      return (screen, panel)
    }
    run.perform { run.window.rootViewController = screen }
  }

  func present() throws -> Timeline {
    try run.settle()
    return try run.record { screen.present(panel, animated: true) }
  }

  func dismiss() throws -> Timeline { try run.record { screen.dismiss(animated: true) } }

  /// A straight touch at an even speed, and what comes of it.
  func swipe(from start: CGPoint, by way: CGPoint, in seconds: TimeInterval) throws {
    let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
    let path = try TouchPath(from: start, [.move(to: end, duration: seconds)])
    try run.send(path, at: run.loop.now.seconds)
    try run.advance(by: seconds)
    try run.settle()
  }
}

extension Timeline {
  /// The frame of a layer in the window, without its transform's turns.
  func frame(of name: String, at time: TimeInterval) -> CGRect? { frame(at: time).named(name)?.frame }
}
