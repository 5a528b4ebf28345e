/// A view at the edge of a row in a list of a collection.
public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The edge of an accessory.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  /// The arrow of a row whose children show or hide.
  public struct OutlineDisclosureOptions {
    /// How the arrow shows; kept, without effect: a tap doesn't show or hide children.
    public enum Style: Sendable { case automatic, header, cell }
    /// How the arrow shows.
    public var style: Style
    /// The color; nil for the default one.
    public var tintColor: UIColor?
    /// Options of an arrow.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }
  /// A view of code's own.
  public struct CustomViewConfiguration {
    let customView: UIView
    let placement: Placement
    /// The view at an edge.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  let isLeading: Bool
  private let displayed: DisplayedState
  let makeView: (UICollectionViewListCell) -> UIView

  private init(
    isLeading: Bool, _ displayed: DisplayedState, _ makeView: @escaping (UICollectionViewListCell) -> UIView
  ) {
    (self.isLeading, self.displayed, self.makeView) = (isLeading, displayed, makeView)
  }

  /// Whether the accessory shows in a collection that is edited, or isn't.
  func shows(isEdited: Bool) -> Bool { displayed == .always || (displayed == .whenEditing) == isEdited }

  private static func symbol(
    _ name: String, _ color: UIColor?, _ displayed: DisplayedState, isLeading: Bool = false
  ) -> Self {
    Self(isLeading: isLeading, displayed) { _ in
      let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.tintColor = color
      view.sizeToFit()
      return view
    }
  }

  /// The look of an accessory.
  public struct Options {
    /// The color; nil for the default one.
    public var tintColor: UIColor?
    /// The look of an accessory.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  /// The look of the arrow to the right.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of the mark.
  public typealias CheckmarkOptions = Options
  /// The look of the circle that shows whether a row is selected.
  public typealias MultiselectOptions = Options
  /// The look of the button about a row.
  public typealias DetailOptions = Options

  /// An arrow to the right.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self {
    symbol("chevron.right", options.tintColor ?? .tertiaryLabel, displayed)
  }
  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .whenNotEditing, options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self {
    symbol("checkmark", options.tintColor, displayed)
  }
  /// A circle that shows whether the row is selected, in a collection that selects several while it is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> Self {
    Self(isLeading: true, displayed) { cell in
      let mark = SelectionMark(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      mark.tint = options.tintColor
      mark.show(isSelected: cell.isSelected)
      return mark
    }
  }
  /// A button about the row: a tap calls `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(isLeading: false, displayed) { _ in
      button("info.circle", options.tintColor) { actionHandler?() }
    }
  }
  /// A button from which a menu opens.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    Self(isLeading: false, displayed) { _ in
      let button = button("chevron.up.chevron.down", options.tintColor ?? .secondaryLabel) {}
      (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
      return button
    }
  }
  /// An arrow of a row with children. A tap on it doesn't show or hide them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { symbol("chevron.right", options.tintColor, displayed) }
  /// A red circle that deletes the row: a tap calls `actionHandler`, or uncovers the buttons at the right edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { circle("minus.circle.fill", .systemRed, displayed, actionHandler) }
  /// A green circle that inserts a row: a tap calls `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { circle("plus.circle.fill", .systemGreen, displayed, actionHandler) }
  /// Lines by which a finger moves the row, if the data source moves items.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(isLeading: false, displayed) { _ in RowGrip(frame: CGRect(x: 0, y: 0, width: 24, height: 24)) }
  }

  private static func circle(
    _ name: String, _ color: UIColor, _ displayed: DisplayedState, _ action: (() -> Void)?
  ) -> Self {
    Self(isLeading: true, displayed) { cell in
      button(name, color) { [weak cell] in
        guard action == nil else { action?(); return }
        let list = cell.flatMap { sequence(first: $0 as UIView, next: \.superview) }?.lazy
          .compactMap { $0 as? UICollectionView }.first
        if let cell, let path = list?.indexPath(for: cell) { list?.swipe.openTrailing(path) }
      }
    }
  }

  private static func button(_ name: String, _ color: UIColor?, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
    button.tintColor = color
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(isLeading: false, displayed) { _ in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }
  /// A view of code's own.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    switch configuration.placement {
    case .leading(let displayed): Self(isLeading: true, displayed) { _ in configuration.customView }
    case .trailing(let displayed): Self(isLeading: false, displayed) { _ in configuration.customView }
    }
  }
}

/// The circle that shows whether a row is selected.
final class SelectionMark: UIImageView {
  var tint: UIColor?

  func show(isSelected: Bool) {
    image = UIImage(
      systemName: isSelected ? "checkmark.circle.fill" : "circle",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    tintColor = isSelected ? tint : .tertiaryLabel
    contentMode = .center
  }
}

/// The lines at the right edge of a row, by which a finger moves it.
private final class RowGrip: UIView {
  private let press = UILongPressGestureRecognizer()
  private var grip = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    let icon = UIImageView(
      image: UIImage(
        systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    icon.tintColor = .tertiaryLabel
    icon.sizeToFit()
    icon.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(icon)
    press.minimumPressDuration = 0
    press.addTarget { [weak self] in self?.pressed($0) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let list = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }
      .first
    guard let list, let cell = superview as? UICollectionViewListCell else { return }
    let point = press.location(in: list)
    switch press.state {
    case .began:
      grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
      if let path = list.indexPath(for: cell) { list.beginInteractiveMovementForItem(at: path) }
    // Rows move up and down.
    case .changed:
      list.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: point.y + grip.y))
    case .ended: list.endInteractiveMovement()
    default: list.cancelInteractiveMovement()
    }
  }
}
