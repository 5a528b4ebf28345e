/// An alert or an action sheet, which a tap on one of its buttons dismisses.
///
/// It looks about as on iOS, without the blur behind it.
open class UIAlertController: UIViewController {
  /// Alert or action sheet. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// A list of buttons at the bottom of the screen.
    case actionSheet
    /// A box in the middle of the screen.
    case alert
  }

  /// Alert or action sheet.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title; nil for none.
  open var message: String?
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; nil for none.
  open private(set) var textFields: [UITextField]?
  /// The button with the bold title.
  open var preferredAction: UIAlertAction?

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []
  private var isAlert: Bool { preferredStyle == .alert }

  /// An alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Adds a button. A tap on it dismisses the alert, and then calls the handler.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  // MARK: The view

  /// The buttons in display order: the cancel button is last, or left of a single other one.
  private var ordered: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return isAlert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// Adds title, message, fields and buttons to the box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.secondarySystemBackground
    view.layer.cornerRadius = 14
    view.clipsToBounds = true
    titleLabel.text = title
    titleLabel.font =
      isAlert ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13, weight: .semibold)
    messageLabel.text = message
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = isAlert ? .label : .secondaryLabel
      view.addSubview(label)
    }
    for field in textFields ?? [] { view.addSubview(field) }
    for action in ordered {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.titleLabel?.font = .systemFont(
        ofSize: 17, weight: action.style == .cancel || action === preferredAction ? .semibold : .regular)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.isEnabled = action.isEnabled
      button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
      button.layer.borderWidth = 0.5
      button.layer.borderColor = UIColor.separator.cgColor
      buttons.append(button)
      view.addSubview(button)
    }
  }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  /// The size of the box on a screen.
  func boxSize(on screen: CGSize) -> CGSize {
    loadViewIfNeeded()
    let width = isAlert ? min(270, screen.width) : screen.width - 16
    return CGSize(width: width, height: layOut(width: width, moves: false))
  }

  /// Lays out the box.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOut(width: view.bounds.width, moves: true)
  }

  /// - Returns: the height of the content.
  @discardableResult private func layOut(width: CGFloat, moves: Bool) -> CGFloat {
    var y: CGFloat = titleLabel.text == nil && messageLabel.text == nil ? 0 : 20
    let inner = width - 32
    for label in [titleLabel, messageLabel] where label.text != nil {
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      if moves { label.frame = CGRect(x: 16, y: y, width: inner, height: height) }
      y += height + 4
    }
    for field in textFields ?? [] {
      if moves { field.frame = CGRect(x: 16, y: y + 8, width: inner, height: 30) }
      y += 38
    }
    if y > 0 { y += 16 }
    let height: CGFloat = isAlert ? 44 : 56
    let isRow = isAlert && buttons.count == 2
    for (index, button) in buttons.enumerated() {
      let x = isRow ? width / 2 * CGFloat(index) : 0
      if moves { button.frame = CGRect(x: x, y: y, width: isRow ? width / 2 : width, height: height) }
      if !isRow || index == 1 { y += height }
    }
    return y
  }
}
