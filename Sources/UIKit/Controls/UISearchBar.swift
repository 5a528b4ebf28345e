/// A field for a search. There is no keyboard: the text comes from code.
open class UISearchBar: UIView {
  /// The look of the bar. The raw values are UIKit's.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The text; nil for none.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text of an empty field; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The look of the bar: a minimal one has no background.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
  /// The color of the background; nil for the default one.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The delegate; kept, without effect: nothing is typed.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Kept, without effect: there is no cancel button.
  open var showsCancelButton = false
  /// The field.
  public let searchTextField = UITextField()

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    searchTextField.leftView = glass
    searchTextField.leftViewMode = .always
    addSubview(searchTextField)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Lays out the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .barBackground
    searchTextField.frame = CGRect(
      x: 8, y: bounds.midY - 18, width: max(bounds.width - 16, 0), height: 36)
  }

  /// 56 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  /// 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// The delegate of a search bar. Code may implement it, but no method is called.
public protocol UISearchBarDelegate: NSObjectProtocol {}
