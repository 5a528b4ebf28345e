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
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The orientation and size of a bar. The raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
