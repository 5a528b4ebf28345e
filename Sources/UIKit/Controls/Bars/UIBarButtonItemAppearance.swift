/// The looks of a bar's buttons in one state.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the titles; their colors and fonts are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the titles are moved; kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the buttons; kept, without effect.
  open var backgroundImage: UIImage?
}

/// The looks of a bar's buttons.
open class UIBarButtonItemAppearance: NSObject {
  /// The looks in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The looks while a finger is on a button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The looks of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The looks of a button with the focus; kept, without effect: phones have no focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// The looks of plain buttons.
  public override init() { super.init() }
  /// The looks of buttons in a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// The default looks of buttons in a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
    if style == .done {
      normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
    }
  }

  /// The attribute of the titles of buttons, from the state's looks or else from the normal ones.
  func attribute(_ key: NSAttributedString.Key, isEnabled: Bool) -> Any? {
    (isEnabled ? nil : disabled.titleTextAttributes[key]) ?? normal.titleTextAttributes[key]
  }
}

/// The looks of a tab in one state.
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the titles; their colors and fonts are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the images; nil for that of the bar.
  open var iconColor: UIColor?
  /// The distance by which the titles are moved; kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of badges; kept, without effect.
  open var badgeBackgroundColor: UIColor?
}

/// The looks of a bar's tabs.
open class UITabBarItemAppearance: NSObject {
  /// The arrangement of image and title. The raw values are UIKit's.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// The looks in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The looks of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The looks of a disabled tab.
  public let disabled = UITabBarItemStateAppearance()
  /// The looks of a tab with the focus; kept, without effect: phones have no focus.
  public let focused = UITabBarItemStateAppearance()

  /// The default looks.
  public override init() { super.init() }
  /// The default looks for an arrangement.
  public init(style: Style) { super.init() }
}
