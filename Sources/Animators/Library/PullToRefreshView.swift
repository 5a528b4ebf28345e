import UIKit

/// Content that is pulled down beyond its top, and asks for something new.
///
/// Strokes appear one after the other while the finger pulls. When all are
/// there, the content stays open below them, and they turn until the refresh
/// is reported as done.
public final class PullToRefreshView: UIView, UIScrollViewDelegate {
  private static let strokes = 12
  /// How far the content is pulled until it is enough, and how far it stays
  /// open, in points.
  private static let distance: CGFloat = 80
  private static let room: CGFloat = 60

  private let scrollView = UIScrollView()
  private let spinner = UIView()
  private let refresh: (@escaping () -> Void) -> Void
  private var isRefreshing = false

  /// - Parameters:
  ///   - content: as high as it is.
  ///   - refresh: loads something new, and then calls the function that it is
  ///     given.
  public init(
    frame: CGRect, content: UIView,
    refresh: @escaping (_ done: @escaping () -> Void) -> Void
  ) {
    self.refresh = refresh
    super.init(frame: frame)
    clipsToBounds = true
    content.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: content.bounds.height)
    scrollView.frame = bounds
    scrollView.contentSize = content.bounds.size
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.addSubview(content)
    spinner.frame = CGRect(
      x: bounds.midX - 15, y: Self.room / 2 - 15, width: 30, height: 30)
    for index in 0..<Self.strokes { spinner.addSubview(stroke(index)) }
    addSubview(spinner)
    addSubview(scrollView)
  }

  /// From a storyboard it would have no content.
  public required init?(coder: NSCoder) { nil }

  /// One of the strokes, at its place around the middle.
  private func stroke(_ index: Int) -> UIView {
    let stroke = UIView(frame: CGRect(x: 13.75, y: 0, width: 2.5, height: 8))
    stroke.backgroundColor = .systemGray
    stroke.layer.cornerRadius = 1.25
    stroke.alpha = 0
    stroke.layer.anchorPoint = CGPoint(x: 0.5, y: 15.0 / 8)
    stroke.center = CGPoint(x: 15, y: 15)
    stroke.transform = CGAffineTransform(
      rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(Self.strokes))
    return stroke
  }

  /// The further the pull, the more strokes.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isRefreshing else { return }
    let part =
      -scrollView.contentOffset.y / Self.distance * CGFloat(Self.strokes)
    for (index, stroke) in spinner.subviews.enumerated() {
      stroke.alpha = min(max(part - CGFloat(index), 0), 1)
    }
  }

  /// If pulled far enough, the content stays open.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard !isRefreshing, scrollView.contentOffset.y <= -Self.distance else {
      return
    }
    isRefreshing = true
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    spinner.layer.add(turn, forKey: "turn")
    scrollView.contentInset.top = Self.room
    targetContentOffset.pointee.y = -Self.room
    refresh { [weak self] in self?.end() }
  }

  private func end() {
    UIView.animate(withDuration: 0.3) {
      self.scrollView.contentInset.top = 0
      self.scrollView.contentOffset = .zero
      self.spinner.alpha = 0
    } completion: { _ in
      self.spinner.layer.removeAnimation(forKey: "turn")
      self.spinner.subviews.forEach { $0.alpha = 0 }
      self.spinner.alpha = 1
      self.isRefreshing = false
    }
  }
}
