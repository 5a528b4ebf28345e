/// A field for a search. Nothing is typed: the text comes from code.
open class UISearchBar: UIView {
  /// The look of the bar. The raw values are UIKit's.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The text; nil for none.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard searchTextField.text != newValue else { return }
      searchTextField.text = newValue
      textChanged?()
    }
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
  /// The delegate, which is called when editing begins and ends, and when the cancel button is tapped.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether there is a cancel button at the right edge.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// The titles of the buttons below the field; kept, without effect: there are none.
  open var scopeButtonTitles: [String]?
  /// The number of the chosen button below the field; kept, without effect.
  open var selectedScopeButtonIndex = 0
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  private let cancel = UIButton(type: .system)
  private var isCancelShown = false
  /// Called when code sets another text.
  var textChanged: (() -> Void)?
  /// Called when editing begins.
  var editingBegan: (() -> Void)?
  /// Called when the cancel button is tapped.
  var cancelled: (() -> Void)?

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
    searchTextField.bar = self
    searchTextField.addAction(UIAction { [weak self] _ in self?.beganEditing() }, for: .editingDidBegin)
    searchTextField.addAction(UIAction { [weak self] _ in self?.endedEditing() }, for: .editingDidEnd)
    cancel.setTitle("Cancel", for: .normal)
    cancel.alpha = 0
    cancel.addAction(UIAction { [weak self] _ in self?.tappedCancel() }, for: .touchUpInside)
    addSubview(cancel)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows or hides the cancel button, for which the field makes room.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    isCancelShown = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private func beganEditing() {
    delegate?.searchBarTextDidBeginEditing(self)
    editingBegan?()
  }
  private func endedEditing() { delegate?.searchBarTextDidEndEditing(self) }
  private func tappedCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    cancelled?()
  }

  /// Begins editing, unless the delegate objects.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Ends editing, unless the delegate objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Lays out the field and the cancel button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts(with: searchTextField) { placeField() }
  }

  private func placeField() {
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .barBackground
    let size = cancel.sizeThatFits(.zero)
    let room = isCancelShown ? size.width + 8 : 0
    searchTextField.frame = CGRect(
      x: inset, y: bounds.midY - 18, width: max(bounds.width - 2 * inset - room, 0), height: 36)
    cancel.frame = CGRect(
      x: bounds.width - inset - room + (isCancelShown ? 8 : size.width), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    cancel.alpha = isCancelShown ? 1 : 0
  }

  /// The distance of the field from the sides, in points; more in a navigation bar.
  var inset: CGFloat = 8 { didSet { setNeedsLayout() } }

  /// 56 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  /// 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  /// Begins editing, unless the bar's delegate objects.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if let bar, !isFirstResponder, !(bar.delegate?.searchBarShouldBeginEditing(bar) ?? true) { return false }
    return super.becomeFirstResponder()
  }
  /// Ends editing, unless the bar's delegate objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    if let bar, isFirstResponder, !(bar.delegate?.searchBarShouldEndEditing(bar) ?? true) { return false }
    return super.resignFirstResponder()
  }
}

/// The delegate of a search bar. Nothing is typed, so no method is called about it.
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Not called: nothing is typed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Not called: there is no such key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Not called: there are no buttons below the field.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
