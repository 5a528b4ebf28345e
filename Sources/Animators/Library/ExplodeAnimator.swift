import UIKit

/// The old screen bursts into tiles, which tumble, shrink and vanish over the
/// new one.
///
/// Tiles turn by at most three radians: of anything beyond half a turn, Core
/// Animation leaves out whole turns. Where each tile goes is drawn by lot,
/// from numbers that start anew with each transition: it looks the same every
/// time, on every device.
public final class ExplodeAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let columns: Int
  private let seed: UInt64

  /// - Parameters:
  ///   - duration: seconds.
  ///   - columns: tiles in a row, at least one; there are as many rows as
  ///     make them square.
  ///   - seed: another one sends the tiles elsewhere.
  public init(duration: TimeInterval = 1, columns: Int = 10, seed: UInt64 = 1)
  {
    self.duration = duration
    self.columns = max(columns, 1)
    self.seed = seed
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Cuts a picture of the old view into tiles, and sends them off.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.insertSubview(toView, belowSubview: fromView)
    let tiles = tiles(of: fromView)
    tiles.forEach(container.addSubview)
    fromView.isHidden = true

    var lots = SeededGenerator(seed: seed)
    UIView.animate(withDuration: duration) {
      for tile in tiles {
        tile.center.x += .random(in: -100...100, using: &lots)
        tile.center.y += .random(in: -100...100, using: &lots)
        tile.alpha = 0
        tile.transform = CGAffineTransform(
          rotationAngle: .random(in: -3...3, using: &lots)
        )
        .scaledBy(x: 0.01, y: 0.01)
      }
    } completion: { _ in
      tiles.forEach { $0.removeFromSuperview() }
      fromView.isHidden = false
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  private func tiles(of view: UIView) -> [UIView] {
    let size = view.bounds.size
    let rows = max(
      Int((CGFloat(columns) * size.height / size.width).rounded()), 1)
    let (width, height) = (
      size.width / CGFloat(columns), size.height / CGFloat(rows)
    )
    return (0..<rows * columns).compactMap { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let part = CGRect(
        x: CGFloat(column) * width, y: CGFloat(row) * height, width: width,
        height: height)
      let tile = view.resizableSnapshotView(
        from: part, afterScreenUpdates: false, withCapInsets: .zero)
      tile?.frame = part
      return tile
    }
  }
}

/// Numbers that look random and follow from their seed: SplitMix64, by
/// Steele, Lea and Flood (2014).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
