import TransitionEngine

/// The placement of any view: `frame`, `width`, `height`.
struct ElementPlacement: Hashable, Sendable {
  /// The frame in the surrounding view's coordinates; with a frame, the view isn't part of the stack.
  var frame: CGRect?
  var width: CGFloat?
  var height: CGFloat?

  /// The allowed lengths, in points.
  static let lengths: ClosedRange<CGFloat> = 0...4000

  init(_ fields: inout Fields, _ reader: inout ScreenReader) {
    width = reader.number(&fields, "width", in: Self.lengths)
    height = reader.number(&fields, "height", in: Self.lengths)
    guard let node = fields.take("frame"),
      let numbers = reader.numbers(node, "frame", counts: [4], in: -4000...4000)
    else { return }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      reader.report(
        .error(
          "screen.range", "the width and the height of a frame can't be negative", at: node.range,
          allowed: ["[x, y, width, height]"]))
      return
    }
    frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
