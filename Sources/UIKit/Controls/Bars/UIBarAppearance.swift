/// The look of a bar, by UIKit's name. A bar takes the background and the titles from its `standardAppearance`.
open class UIBarAppearance: NSObject {
  /// The color of the background; nil for the bar's own.
  open var backgroundColor: UIColor?
  /// Kept, without effect: the background's color is opaque.
  open var backgroundEffect: UIBlurEffect?
  /// Kept, without effect: a bar has no picture behind it.
  open var backgroundImage: UIImage?
  /// The color of the line at the content's edge; only nil and clear have an effect: they hide it.
  open var shadowColor: UIColor? = .separator
  /// Kept, without effect.
  open var shadowImage: UIImage?
  /// Whether the background is invisible.
  private(set) var isTransparent = false

  var hidesShadow: Bool { shadowColor.map { $0.cgColor.alpha == 0 } ?? true }

  /// A look with the bar's own background.
  public override init() { super.init() }
  /// The bar's own background.
  open func configureWithDefaultBackground() { configure(nil, .separator, false) }
  /// An opaque background, in the system's color unless `backgroundColor` is set.
  open func configureWithOpaqueBackground() { configure(.systemBackground, .separator, false) }
  /// No background and no line.
  open func configureWithTransparentBackground() { configure(nil, nil, true) }

  private func configure(_ background: UIColor?, _ shadow: UIColor?, _ isTransparent: Bool) {
    (backgroundColor, shadowColor, self.isTransparent) = (background, shadow, isTransparent)
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; its color and its font are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title; its color and its font are used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of buttons that complete a task; where it says nothing, they have the looks of plain ones.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The looks of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button; nil for an arrow.
  open private(set) var backIndicatorImage: UIImage?
  /// The distance by which the title is moved; kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero

  /// Sets the image of the back button. Kept, without effect: it is an arrow.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of the tabs of an upright phone.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept, without effect: phones stand upright.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept, without effect: phones stand upright.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of buttons that complete a task; where it says nothing, they have the looks of plain ones.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The orientation and size of a bar. The raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
