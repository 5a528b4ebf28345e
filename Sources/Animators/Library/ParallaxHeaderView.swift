import UIKit

/// A picture above scrolling content: it moves at half the content’s pace,
/// and grows when it is pulled.
///
/// The picture isn't part of the scrolled content. It lies below the scroll
/// view, and follows its offset.
public final class ParallaxHeaderView: UIView, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let picture: UIView
  private let height: CGFloat
  private let pace: CGFloat

  /// - Parameters:
  ///   - picture: as large as the header.
  ///   - content: as high as it is; it covers the picture while it comes up.
  ///   - height: of the header, in points.
  ///   - pace: how fast the picture moves, where the content counts as 1.
  public init(
    frame: CGRect, picture: UIView, content: UIView, height: CGFloat = 240,
    pace: CGFloat = 0.5
  ) {
    self.picture = picture
    self.height = height
    self.pace = pace
    super.init(frame: frame)
    clipsToBounds = true
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    picture.clipsToBounds = true
    content.frame = CGRect(
      x: 0, y: height, width: bounds.width, height: content.bounds.height)
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(
      width: bounds.width, height: height + content.bounds.height)
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.addSubview(content)
    addSubview(picture)
    addSubview(scrollView)
  }

  /// From a storyboard it would have neither picture nor content.
  public required init?(coder: NSCoder) { nil }

  /// Up, the picture stays behind; down, it keeps its upper edge and grows.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    if offset >= 0 {
      picture.transform = CGAffineTransform(
        translationX: 0, y: -offset * pace)
    } else {
      let scale = (height - offset) / height
      picture.transform = CGAffineTransform(translationX: 0, y: -offset / 2)
        .scaledBy(x: scale, y: scale)
    }
  }
}
