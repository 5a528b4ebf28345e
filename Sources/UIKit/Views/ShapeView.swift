/// A view with the shape of an outline, which is updated for each size.
package final class ShapeView: UIView {
  package override class var layerClass: AnyClass { CAShapeLayer.self }

  private let outline: (CGRect) -> CGPath
  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  /// The color inside the outline; nil for none.
  package var fill: UIColor? { didSet { shape?.fillColor = fill?.cgColor } }

  /// - Parameter outline: the outline in a rectangle, the view's bounds.
  package init(
    fill: UIColor?, stroke: UIColor? = nil, lineWidth: CGFloat = 1, _ outline: @escaping (CGRect) -> CGPath
  ) {
    (self.outline, self.fill) = (outline, fill)
    super.init(frame: .zero)
    shape?.fillColor = fill?.cgColor
    shape?.strokeColor = stroke?.cgColor
    shape?.lineWidth = lineWidth
    shape?.lineCap = .round
    shape?.lineJoin = .round
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    shape?.path = outline(bounds)
  }
}
