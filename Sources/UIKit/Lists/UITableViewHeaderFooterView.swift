/// The header or footer of a section in a table.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for reuse; nil for a view that isn't reused.
  open var reuseIdentifier: String? { identifier }
  private let identifier: String?
  /// The view that contains the content.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  /// The label of the title; the title shows here only if code sets it.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    contentView.addSubview(label)
    hasLabel = true
    return label
  }()
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The content as a value; nil for none. It replaces the views in `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  /// The background as a value; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundView = backgroundConfiguration.map(ConfiguredBackground.init) }
  }

  private var hasLabel = false
  private let configured = ConfiguredContent()

  /// A view without content.
  public required init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// A configuration with the looks of a header in a plain table.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Called before the view is reused; for subclasses.
  open func prepareForReuse() {}

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if hasLabel { textLabel?.frame = bounds.insetBy(dx: 16, dy: 0) }
  }
}
