import UIKit

/// Breaks the old screen into tiles that fly off in random directions.
///
/// Mistake: the generator continues from one transition to the next, as Swift's own does. In a replay, the
/// tiles fly elsewhere.
public final class UnseededAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let (columns, rows) = (4, 6)

  private let duration: TimeInterval
  private var dice = Dice()

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.6) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Sends the old view's tiles off in directions that differ each time.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(toView)
    let tiles = tiles(of: fromView)
    tiles.forEach(container.addSubview)
    fromView.isHidden = true
    UIView.animate(withDuration: duration) {
      for tile in tiles {
        tile.center.x += CGFloat.random(in: -100...100, using: &self.dice)
        tile.center.y += CGFloat.random(in: -100...100, using: &self.dice)
        tile.alpha = 0
      }
    } completion: { _ in
      tiles.forEach { $0.removeFromSuperview() }
      fromView.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func tiles(of view: UIView) -> [UIView] {
    let width = view.bounds.width / CGFloat(Self.columns)
    let height = view.bounds.height / CGFloat(Self.rows)
    return (0..<Self.rows * Self.columns).compactMap { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      let part = CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
      let tile = view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
      tile?.frame = part
      return tile
    }
  }
}

/// A pseudorandom generator: SplitMix64, by Steele, Lea and Flood.
///
/// Its numbers are the same in every process, so that pages can be built again, but not in every transition,
/// which is the mistake.
private struct Dice: RandomNumberGenerator {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
