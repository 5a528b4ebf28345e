import TransitionEngine

/// A small picture of one color, drawn on a grid of 24 units with lines that grow with the weight.
package struct Symbol: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// Lines only.
    case outline
    /// Filled by the even-odd rule, so that an outline within an outline is a hole; a line rounds its edges.
    case filled
    /// Filled without a line, by one of the rules.
    case solid(Shape.FillRule)
  }

  let style: Style
  let path: Path
  /// The horizontal part of the grid that the symbol takes up; vertically it takes up the whole grid.
  let width: CGFloat

  /// The grid's height in units. In text, 20 of them are a font's size.
  package static let gridSize: CGFloat = 24
  private static let unitsPerPointSize: CGFloat = 20

  init(_ style: Style, width: CGFloat = Symbol.gridSize, _ draw: (inout SymbolPen) -> Void) {
    var pen = SymbolPen()
    draw(&pen)
    self.style = style
    self.width = width
    path = pen.path
  }

  init(_ style: Style, width: CGFloat = Symbol.gridSize, path: Path) {
    self.style = style
    self.width = width
    self.path = path
  }

  /// A drawing of the site's own, on the whole grid.
  ///
  /// - Parameters:
  ///   - path: on the grid of 24 units, y down.
  ///   - rule: how the outline is filled; nil for lines, which are as thick as those of other symbols.
  package init(path: Path, filledBy rule: Shape.FillRule?) {
    self.init(rule.map { .solid($0) } ?? .outline, path: path)
  }

  /// The size in points, for text of a size in points.
  package func size(pointSize: CGFloat) -> CGSize {
    let scale = pointSize / Symbol.unitsPerPointSize
    return CGSize(width: width * scale, height: Symbol.gridSize * scale)
  }

  /// The symbol's separate lines, each as a symbol of the same size; one for a symbol that is filled.
  package var lines: [Symbol] {
    guard case .outline = style else { return [self] }
    var parts: [[Path.Element]] = []
    for element in path.elements {
      if case .move = element { parts.append([]) }
      if !parts.isEmpty { parts[parts.count - 1].append(element) }
    }
    return parts.map { Symbol(style, width: width, path: Path($0)) }
  }

  /// The symbol, stretched to a rectangle.
  package func shape(in rect: CGRect, weight: SymbolWeight, color: Color) -> Shape {
    let (x, y) = (rect.width / width, rect.height / Symbol.gridSize)
    let inset = (Symbol.gridSize - width) / 2
    let placed = path.applying(
      CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX - inset * x, ty: rect.minY))
    if case .solid(let rule) = style { return Shape(path: placed, fillColor: color, fillRule: rule) }
    var isFilled = false
    if case .filled = style { isFilled = true }
    return Shape(
      path: placed, fillColor: isFilled ? color : nil, fillRule: .evenOdd, strokeColor: color,
      lineWidth: (isFilled ? SymbolPen.filledLineWidth : weight.lineWidth) * min(x, y), lineCap: .round,
      lineJoin: .round)
  }
}

/// The thickness of a symbol's lines. The raw values are UIKit's.
public enum SymbolWeight: Int, Sendable {
  case ultraLight = 1
  case thin, light, regular, medium, semibold, bold, heavy, black

  /// The thickness of outlines, in grid units.
  fileprivate var lineWidth: CGFloat { [0.6, 0.9, 1.3, 1.7, 2, 2.3, 2.6, 2.9, 3.2][rawValue - 1] }
}
