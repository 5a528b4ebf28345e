internal import CHarfBuzz

/// A piece of a glyph's outline, in font units, y up.
@frozen @usableFromInline
package enum OutlineElement {
  case move(x: Float, y: Float)
  case line(x: Float, y: Float)
  case quadratic(controlX: Float, controlY: Float, x: Float, y: Float)
  case cubic(
    control1X: Float, control1Y: Float, control2X: Float, control2Y: Float, x: Float, y: Float)
  case close
}

extension ShapingFace {
  /// The outline of a glyph; empty for a space.
  package func outline(ofGlyph glyph: UInt32) -> [OutlineElement] {
    var elements: [OutlineElement] = []
    withUnsafeMutablePointer(to: &elements) {
      hb_font_get_glyph_shape(font, glyph, OutlineCallbacks.shared.functions, $0)
    }
    return elements
  }
}

/// HarfBuzz's drawing callbacks, which write to an array.
private final class OutlineCallbacks: Sendable {
  static let shared = OutlineCallbacks()

  /// Immutable once `init` returns; lives as long as the process.
  nonisolated(unsafe) let functions: OpaquePointer?

  private init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in add(.move(x: x, y: y), data) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in add(.line(x: x, y: y), data) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in add(.quadratic(controlX: cx, controlY: cy, x: x, y: y), data) },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        add(.cubic(control1X: ax, control1Y: ay, control2X: bx, control2Y: by, x: x, y: y), data)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in add(.close, data) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }
}

/// - Parameter data: the array passed to a callback.
private func add(_ element: OutlineElement, _ data: UnsafeMutableRawPointer?) {
  data?.assumingMemoryBound(to: [OutlineElement].self).pointee.append(element)
}
