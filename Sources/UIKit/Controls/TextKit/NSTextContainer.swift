/// The region in which a layout manager sets lines.
open class NSTextContainer: NSObject {
  /// The size of the region, in points; 0, or very much, for no limit.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  /// The margins at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// The most lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// The treatment of text that doesn't fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// Whether the width follows that of a text view; kept: it always does.
  open var widthTracksTextView = false
  /// Whether the height follows that of a text view; kept, without effect.
  open var heightTracksTextView = false
  /// The areas that lines leave free; kept, without effect, which lint reports.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { Run.noteUnmodeled(.exclusionPaths, if: !exclusionPaths.isEmpty) }
  }
  /// What sets lines in the region; nil for none.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The text view that shows the region; nil for none.
  weak var view: UITextView?

  /// A region of a size.
  public init(size: CGSize) { self.size = size }

  /// A region without limits.
  public convenience override init() { self.init(size: .zero) }

  private func changed() {
    layoutManager?.invalidate()
    view?.setNeedsLayout()
  }

  /// The room of a line between its margins; infinite without a limit.
  var lineWidth: CGFloat {
    size.width > 0 && size.width < 100_000 ? max(size.width - 2 * lineFragmentPadding, 1) : .infinity
  }

  /// The height in which lines are set; infinite without a limit.
  var lineHeight: CGFloat { size.height > 0 && size.height < 100_000 ? size.height : .infinity }
}
