import UIKit

/// A view with a decoration: a background, rounded corners, a border, a shadow, padding.
///
/// The shadow belongs to the outer layer; the inner one clips, which would cut the shadow off.
final class DecoratedView: UIView {
  private let content: UIView
  /// The view with the round corners, which clips.
  let box: UIView
  private let padding: UIEdgeInsets
  private let isCircle: Bool

  /// - Parameter isCircle: whether the decoration follows a circle, unless corners are given.
  init(_ content: UIView, _ decoration: Decoration, isCircle: Bool = false) {
    self.isCircle = isCircle && decoration.cornerRadius == 0
    self.content = content
    padding = decoration.padding
    box = decoration.gradient.map { GradientView($0) } ?? UIView()
    super.init(frame: .zero)
    box.backgroundColor = decoration.background
    box.layer.cornerRadius = decoration.cornerRadius
    box.layer.maskedCorners = decoration.corners
    box.clipsToBounds = decoration.cornerRadius > 0
    if let border = decoration.border {
      box.layer.borderWidth = border.width
      box.layer.borderColor = border.color.cgColor
    }
    if let shadow = decoration.shadow {
      shadow.apply(to: layer)
      layer.cornerRadius = decoration.cornerRadius
      layer.maskedCorners = decoration.corners
      // Only an opaque background casts a shadow of the box's shape.
      backgroundColor = decoration.background ?? decoration.gradient?.colors.first
    }
    alpha = decoration.opacity
    addSubview(box)
    box.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(
      width: max(size.width - padding.left - padding.right, 0),
      height: max(size.height - padding.top - padding.bottom, 0))
    let fitting = content.sizeThatFits(inner)
    return CGSize(
      width: fitting.width + padding.left + padding.right,
      height: fitting.height + padding.top + padding.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    let inside = CGRect(
      x: padding.left, y: padding.top, width: max(bounds.width - padding.left - padding.right, 0),
      height: max(bounds.height - padding.top - padding.bottom, 0))
    content.frame = isCircle ? inside.largestSquare : inside
    guard isCircle else { return }
    box.layer.cornerRadius = bounds.width / 2
    layer.cornerRadius = bounds.width / 2
  }
}

/// A view that is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ style: GradientStyle) {
    super.init(frame: .zero)
    if let layer = layer as? CAGradientLayer { style.apply(to: layer) }
  }

  required init?(coder: NSCoder) { nil }
}
