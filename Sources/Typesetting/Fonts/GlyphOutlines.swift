import FontShaping
import Synchronization
import TransitionEngine

/// The outlines of a face's glyphs, each drawn once. Safe to share between threads.
final class GlyphOutlines: Sendable {
  private let face: ShapingFace
  private let drawn = Mutex<[UInt32: Path]>([:])

  init(of face: ShapingFace) {
    self.face = face
  }

  /// The outline of a glyph, in font units, y down.
  subscript(glyph: UInt32) -> Path {
    drawn.withLock { drawn in
      if let known = drawn[glyph] { return known }
      let outline = Path(face.outline(ofGlyph: glyph))
      drawn[glyph] = outline
      return outline
    }
  }
}

extension Path {
  /// A glyph's outline. In fonts, y points up; in paths, down.
  fileprivate init(_ elements: [OutlineElement]) {
    self.init()
    for element in elements {
      switch element {
      case .move(let x, let y): move(to: point(x, y))
      case .line(let x, let y): addLine(to: point(x, y))
      case .quadratic(let cx, let cy, let x, let y): addQuadCurve(to: point(x, y), control: point(cx, cy))
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        addCurve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by))
      case .close: closeSubpath()
      }
    }
  }
}

private func point(_ x: Float, _ y: Float) -> CGPoint {
  // 0 - y, since -0 would print as such.
  CGPoint(x: CGFloat(x), y: 0 - CGFloat(y))
}
