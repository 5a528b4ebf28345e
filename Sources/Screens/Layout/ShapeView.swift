import UIKit

/// A view that is an outline, made anew for every size.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let outline: (CGRect) -> CGPath

  /// - Parameter outline: the outline in a rectangle, the view's bounds.
  init(
    fill: UIColor?, stroke: UIColor? = nil, lineWidth: CGFloat = 1, _ outline: @escaping (CGRect) -> CGPath
  ) {
    self.outline = outline
    super.init(frame: .zero)
    guard let layer = layer as? CAShapeLayer else { return }
    layer.fillColor = fill?.cgColor
    layer.strokeColor = stroke?.cgColor
    layer.lineWidth = lineWidth
    layer.lineCap = .round
    layer.lineJoin = .round
  }

  override func layoutSubviews() {
    (layer as? CAShapeLayer)?.path = outline(bounds)
  }
}
