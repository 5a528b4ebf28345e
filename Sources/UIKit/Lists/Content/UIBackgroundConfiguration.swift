/// The background of a cell, header or footer as a value.
public struct UIBackgroundConfiguration {
  /// The color; nil for that of the cell.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the border; nil for none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// A view in the background; nil for none.
  public var customView: UIView?

  private init(_ color: UIColor?) { backgroundColor = color }

  /// No background.
  public static func clear() -> Self { Self(.clear) }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// The background of a cell.
  public static func listCell() -> Self { Self(nil) }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
}

/// Draws a background configuration.
final class ConfiguredBackground: UIView {
  private let content: UIBackgroundConfiguration
  private let plate = UIView()

  init(_ content: UIBackgroundConfiguration) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(plate)
    plate.backgroundColor = content.backgroundColor
    plate.layer.cornerRadius = content.cornerRadius
    plate.layer.borderWidth = content.strokeColor == nil ? 0 : content.strokeWidth
    plate.layer.borderColor = content.strokeColor?.cgColor
    if let view = content.customView { plate.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = content.backgroundInsets
    plate.frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    content.customView?.frame = plate.bounds
  }
}
