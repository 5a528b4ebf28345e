import UIKit

/// A navigation bar that expands: a large title scrolls away below it, and a
/// small one takes its place.
///
/// The large title is part of the scrolled content, so it needs no code to
/// leave. Code decides when the small one shows, and lets the large one grow
/// a little when it is pulled.
public final class LargeTitleView: UIView, UIScrollViewDelegate {
  private static let barHeight: CGFloat = 44
  private static let titleHeight: CGFloat = 52
  /// The largest growth of a title that is pulled.
  private static let growth: CGFloat = 0.12

  private let scrollView = UIScrollView()
  private let bar = UIView()
  private let hairline = UIView()
  private let largeTitle = UILabel()
  private let smallTitle = UILabel()
  private var isCollapsed = false

  /// - Parameters:
  ///   - title: stands in the bar, large or small.
  ///   - content: as high as it is.
  ///   - top: the height of the status bar, in points.
  public init(
    frame: CGRect, title: String, content: UIView, top: CGFloat = 20
  ) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let width = bounds.width
    let expanded = top + Self.barHeight + Self.titleHeight

    largeTitle.text = title
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitle.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    largeTitle.frame = CGRect(
      x: 16, y: top + Self.barHeight, width: width - 32,
      height: Self.titleHeight)
    content.frame = CGRect(
      x: 0, y: expanded, width: width, height: content.bounds.height)
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(
      width: width, height: expanded + content.bounds.height)
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.addSubview(content)
    scrollView.addSubview(largeTitle)

    bar.frame = CGRect(x: 0, y: 0, width: width, height: top + Self.barHeight)
    bar.backgroundColor = .systemBackground
    smallTitle.text = title
    smallTitle.font = .systemFont(ofSize: 17, weight: .semibold)
    smallTitle.textAlignment = .center
    smallTitle.frame = CGRect(
      x: 60, y: top, width: width - 120, height: Self.barHeight)
    smallTitle.alpha = 0
    hairline.frame = CGRect(
      x: 0, y: bar.bounds.height - 0.5, width: width, height: 0.5)
    hairline.backgroundColor = .separator
    hairline.alpha = 0
    bar.addSubview(smallTitle)
    bar.addSubview(hairline)
    addSubview(scrollView)
    addSubview(bar)
  }

  /// From a storyboard it would have no content.
  public required init?(coder: NSCoder) { nil }

  /// Changes titles when the large one has left, and grows it when it is
  /// pulled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    let scale = 1 + min(max(-offset, 0) / bounds.height * 0.6, Self.growth)
    largeTitle.transform = CGAffineTransform(scaleX: scale, y: scale)
    collapse(offset > Self.titleHeight - 12)
  }

  private func collapse(_ isCollapsed: Bool) {
    guard isCollapsed != self.isCollapsed else { return }
    self.isCollapsed = isCollapsed
    UIView.animate(withDuration: 0.2) {
      self.smallTitle.alpha = isCollapsed ? 1 : 0
      self.hairline.alpha = isCollapsed ? 1 : 0
    }
  }

  /// Content never stops halfway between the two titles: it comes to rest
  /// with the large one there or gone.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee.y
    guard target > 0, target < Self.titleHeight else { return }
    targetContentOffset.pointee.y =
      target < Self.titleHeight / 2 ? 0 : Self.titleHeight
  }
}
