// The asynchronous forms of methods with a completion, as Swift imports them from Objective-C. Within an `async`
// function the compiler prefers them, but for those of the same name that a listing declares. A completion that never comes leaves its task waiting, which is reported.

extension UIView {
  /// Animates changes, ease-in-out, and waits until their animations are over.
  ///
  /// - Returns: whether they ran to their ends.
  @discardableResult @_disfavoredOverload
  nonisolated(nonsending) public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes after a delay, and waits until their animations are over.
  ///
  /// - Returns: whether they ran to their ends.
  @discardableResult @_disfavoredOverload
  nonisolated(nonsending) public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Animates changes along a spring that settles after `duration`, and waits until it has settled.
  ///
  /// - Returns: whether the animations ran to their ends.
  @discardableResult @_disfavoredOverload
  nonisolated(nonsending) public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Executes a keyframe block, and waits until its animations are over.
  ///
  /// - Returns: whether they ran to their ends.
  @discardableResult @_disfavoredOverload
  nonisolated(nonsending) public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Changes a view by a transition, and waits until it's over.
  ///
  /// - Returns: whether it ran to its end.
  @discardableResult @_disfavoredOverload
  nonisolated(nonsending) public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      transition(with: view, duration: duration, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Replaces a view by another one, and waits until the transition is over.
  ///
  /// - Returns: whether it ran to its end.
  @discardableResult @_disfavoredOverload
  nonisolated(nonsending) public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      transition(from: fromView, to: toView, duration: duration, options: options) {
        continuation.resume(returning: $0)
      }
    }
  }
}

extension UIViewPropertyAnimator {
  /// Waits until the animator finishes; forever if it's stopped without finishing.
  ///
  /// - Returns: where it has finished.
  @discardableResult @_disfavoredOverload
  nonisolated(nonsending) public func addCompletion() async -> UIViewAnimatingPosition {
    await withUnsafeContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
