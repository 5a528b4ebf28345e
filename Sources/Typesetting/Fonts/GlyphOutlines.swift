import CHarfBuzz
import Synchronization
import TransitionEngine

/// The outlines of a face's glyphs, each drawn once. Safe to share between threads.
final class GlyphOutlines: @unchecked Sendable {
  /// Borrowed from the face that owns this cache.
  private let font: OpaquePointer
  private let drawn = Mutex<[UInt32: Path]>([:])

  init(font: OpaquePointer) {
    self.font = font
  }

  /// In font units, y down.
  subscript(glyph: UInt32) -> Path {
    drawn.withLock { drawn in
      if let known = drawn[glyph] { return known }
      let outline = OutlinePen.shared.outline(ofGlyph: glyph, in: font)
      drawn[glyph] = outline
      return outline
    }
  }
}

/// HarfBuzz's drawing callbacks, writing a `Path`. Font units point up, a path's points down.
private final class OutlinePen: Sendable {
  static let shared = OutlinePen()

  /// Immutable once `init` returns; lives as long as the process.
  nonisolated(unsafe) private let callbacks: OpaquePointer?

  private init() {
    callbacks = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      callbacks, { _, data, _, x, y, _ in path(data) { $0.move(to: point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      callbacks, { _, data, _, x, y, _ in path(data) { $0.addLine(to: point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      callbacks,
      { _, data, _, cx, cy, x, y, _ in path(data) { $0.addQuadCurve(to: point(x, y), control: point(cx, cy)) }
      },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      callbacks,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        path(data) { $0.addCurve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by)) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      callbacks, { _, data, _, _ in path(data) { $0.closeSubpath() } }, nil, nil)
    hb_draw_funcs_make_immutable(callbacks)
  }

  func outline(ofGlyph glyph: UInt32, in font: OpaquePointer) -> Path {
    var outline = Path()
    withUnsafeMutablePointer(to: &outline) { hb_font_get_glyph_shape(font, glyph, callbacks, $0) }
    return outline
  }
}

/// The path behind a callback's data pointer.
private func path(_ data: UnsafeMutableRawPointer?, _ draw: (inout Path) -> Void) {
  guard let data else { return }
  draw(&data.assumingMemoryBound(to: Path.self).pointee)
}

private func point(_ x: Float, _ y: Float) -> CGPoint {
  // 0 - y, since -0 would print as such.
  CGPoint(x: CGFloat(x), y: 0 - CGFloat(y))
}
