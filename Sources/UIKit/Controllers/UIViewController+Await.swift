extension UIViewController {
  /// Presents a controller, and waits until the presentation has ended, even if it was canceled.
  nonisolated(nonsending) public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool
  ) async {
    await withUnsafeContinuation { continuation in
      present(viewControllerToPresent, animated: flag) { continuation.resume() }
    }
  }

  /// Ends a presentation, and waits until the dismissal has ended, even if it was canceled.
  nonisolated(nonsending) public func dismiss(animated flag: Bool) async {
    await withUnsafeContinuation { continuation in
      dismiss(animated: flag) { continuation.resume() }
    }
  }

  /// Replaces a child controller by another one, and waits until the animations are over.
  ///
  /// - Returns: whether they ran to their ends.
  @discardableResult
  nonisolated(nonsending) public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }
}
