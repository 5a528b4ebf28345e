import UIKit

/// A view's place in a stack, with its measured sizes.
///
/// A stack measures a view more than once, and so do the stacks around it; remembering the sizes keeps
/// nesting from multiplying the work.
final class Slot {
  let view: UIView
  let placement: ElementPlacement
  let stretch: Stretch
  private var sizes: [CGFloat: CGSize] = [:]
  /// The width of a view without a natural one, such as a slider, if there is no limit.
  private static let naturalWidth: CGFloat = 160

  init(_ view: UIView, _ placement: ElementPlacement, _ stretch: Stretch) {
    self.view = view
    self.placement = placement
    self.stretch = stretch
  }

  /// - Parameter width: the available width in points; infinite for no limit.
  func size(fitting width: CGFloat) -> CGSize {
    if let known = sizes[width] { return known }
    let wanted = placement.width ?? width
    var size = view.sizeThatFits(CGSize(width: wanted, height: .infinity))
    if !size.width.isFinite { size.width = Self.naturalWidth }
    if let width = placement.width { size.width = width }
    if let height = placement.height { size.height = height }
    sizes[width] = size
    return size
  }

  /// Places the view in its stack's rectangle; a square one in the center, as large as fits.
  func place(in rect: CGRect) {
    view.frame = stretch.isSquare ? rect.largestSquare : rect
  }

  var hasFrame: Bool { placement.frame != nil }

  /// Whether the view takes the remaining room in a column.
  var growsVertically: Bool {
    (stretch.growsAlong || stretch.growsDown) && placement.height == nil && !hasFrame
  }
  /// Whether the view takes the remaining room in a row.
  var growsHorizontally: Bool {
    (stretch.growsAlong || stretch.growsAcross) && placement.width == nil && !hasFrame
  }
  var keepsWidth: Bool { stretch.keepsWidth || placement.width != nil }
  var bleeds: Bool { stretch.bleeds && placement.width == nil }
}

extension CGRect {
  /// The largest square in the center.
  var largestSquare: CGRect {
    let side = min(width, height)
    return width == height ? self : CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
