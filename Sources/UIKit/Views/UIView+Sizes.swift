/// Sizes that stand for something else.
extension UIView {
  /// Stands in an `intrinsicContentSize` for a side on which the content has no wish.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The wish for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The wish for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
