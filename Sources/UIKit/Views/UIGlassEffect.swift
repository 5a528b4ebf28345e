import TransitionEngine

/// Glass over the content behind a view: blurred, bright, in an optional tint. It's drawn as a thin material; light
/// isn't bent at its edges, and a touch doesn't move it. Apple publishes no numbers: all are estimates.
public final class UIGlassEffect: UIVisualEffect {
  /// The kinds of glass. The raw values are UIKit's.
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style
  /// A color that the glass takes; nil for none. Set it before the effect is given to a view.
  public var tintColor: UIColor?
  /// Whether the glass moves under a finger; kept, without effect.
  public var isInteractive = false

  /// Regular glass.
  public override convenience init() { self.init(style: .regular) }
  /// Glass of a kind.
  public init(style: Style) { self.style = style }

  override var backdrop: Backdrop? { Backdrop(radius: style == .regular ? 10 : 3, saturation: 1.5) }

  override var tint: UIColor? {
    if let tintColor { return tintColor.withAlphaComponent(0.55) }
    let alpha: CGFloat = style == .regular ? 0.5 : 0.15
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 1, alpha: alpha) }
  }
}

/// A container in which views of glass flow together on a device. Nothing is drawn: they stay apart.
public final class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points at which views of glass flow together; kept, without effect.
  public var spacing: CGFloat = 0

  /// A container.
  public override init() { super.init() }
}
