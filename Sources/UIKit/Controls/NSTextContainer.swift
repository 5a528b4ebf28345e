/// The region of a text view's lines, by UIKit's name. Kept, without effect: a text view lays out its text in
/// its bounds.
open class NSTextContainer: NSObject {
  /// The size of the region, in points.
  open var size: CGSize
  /// The margins at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5

  /// A region of a size.
  public init(size: CGSize) { self.size = size }
}
