/// Sizes with a special meaning.
extension UIView {
  /// The value in an `intrinsicContentSize` for a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target size for the smallest possible size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target size for the largest possible size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
