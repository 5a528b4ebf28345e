import TransitionEngine

extension StageWriter {
  func writeSize(_ size: CGSize, into rule: inout ByteWriter) {
    rule.write("width:")
    Self.writePixels(size.width, &rule)
    rule.write(";height:")
    Self.writePixels(size.height, &rule)
  }

  func writePerspective(_ spec: PerspectiveSpec, into rule: inout ByteWriter) {
    guard let distance = spec.distance else { return }
    rule.write("perspective:")
    Self.writePixels(CGFloat(distance), decimals: 4, &rule)
    rule.write(";perspective-origin:")
    Self.writePixels(spec.origin.x, &rule)
    rule.write(" ")
    Self.writePixels(spec.origin.y, &rule)
  }

  static func writePixels(_ value: CGFloat, decimals: Int = 3, _ rule: inout ByteWriter) {
    let scaled = FixedDecimal.scale(value, decimals: decimals)
    rule.write(scaled: scaled, decimals: decimals)
    if scaled != 0 { rule.write("px") }
  }

  static func writeTranslate(_ value: [Double], _ rule: inout ByteWriter) {
    writePixels(CGFloat(value[0]), &rule)
    rule.write(" ")
    writePixels(CGFloat(value[1]), &rule)
    guard value[2] != 0 else { return }
    rule.write(" ")
    writePixels(CGFloat(value[2]), &rule)
  }

  /// - Parameter degrees: about `axis`, which is named where it is one of the three.
  static func writeRotate(_ degrees: Double, about axis: [Double], _ rule: inout ByteWriter) {
    if let main = axis.firstIndex(where: { abs($0 - 1) < 1e-9 }) {
      rule.write(raw: ["x ", "y ", ""][main])
    } else {
      writeList(axis, decimals: 6, &rule)
      rule.write(" ")
    }
    rule.write(CGFloat(degrees), decimals: 3)
    rule.write("deg")
  }

  static func writeMatrix(_ value: [Double], _ rule: inout ByteWriter) {
    rule.write("matrix3d(")
    for (index, component) in value.enumerated() {
      if index > 0 { rule.write(",") }
      rule.write(CGFloat(component), decimals: 6)
    }
    rule.write(")")
  }

  static func writeList(_ value: [Double], decimals: Int, _ rule: inout ByteWriter) {
    for (index, component) in value.enumerated() {
      if index > 0 { rule.write(" ") }
      rule.write(CGFloat(component), decimals: decimals)
    }
  }

  static func writeSeconds(_ value: TimeInterval, _ rule: inout ByteWriter) {
    rule.write(CGFloat(value), decimals: 5)
    rule.write("s")
  }
}

extension Easing {
  /// As a CSS `<easing-function>`.
  func write(into rule: inout ByteWriter) {
    switch self {
    case .linear: rule.write("linear")
    case .cubicBezier(let curve):
      rule.write("cubic-bezier(")
      for (index, value) in [curve.x1, curve.y1, curve.x2, curve.y2].enumerated() {
        if index > 0 { rule.write(",") }
        rule.write(CGFloat(value), decimals: 6)
      }
      rule.write(")")
    case .stops(let stops):
      rule.write("linear(")
      for (index, stop) in stops.enumerated() {
        if index > 0 { rule.write(",") }
        rule.write(CGFloat(stop.output), decimals: 5)
        guard index > 0, index < stops.count - 1 else { continue }
        rule.write(" ")
        rule.write(CGFloat(stop.input * 100), decimals: 3)
        rule.write("%")
      }
      rule.write(")")
    }
  }
}

extension Channel {
  /// Opacity that shows something only between two fractions of the duration; nil where that is all of it.
  static func presence(from start: Double, to end: Double) -> Channel? {
    guard start > 0 || end < 1 else { return nil }
    var frames: [Keyframe] = []
    if start > 0 {
      frames += [(0, 0), (start, 0), (start, 1)].map { Keyframe(offset: $0.0, value: [$0.1]) }
    } else {
      frames.append(Keyframe(offset: 0, value: [1]))
    }
    if end < 1 {
      frames += [(end, 1), (end, 0), (1, 0)].map { Keyframe(offset: $0.0, value: [$0.1]) }
    } else {
      frames.append(Keyframe(offset: 1, value: [1]))
    }
    return Channel(course: .piecewise, keyframes: frames)
  }

  /// A keyframe as CSS has it.
  struct Step {
    var offset: Double
    var value: [Double]
    /// Whether the value stays until the next one's offset.
    var holds = false
  }

  /// The keyframes, no two of which share an offset: of two that do, browsers forget the first. A jump is a value that
  /// holds; one that follows a slope takes the least offset that is printed.
  var steps: [Step] {
    let least = 0.00001
    var steps: [Step] = []
    for (index, keyframe) in keyframes.enumerated() {
      let isJump = index + 1 < keyframes.count && keyframes[index + 1].offset - keyframe.offset < least
      guard isJump else {
        steps.append(Step(offset: keyframe.offset, value: keyframe.value))
        continue
      }
      guard let last = steps.indices.last else { continue }
      if steps[last].value == keyframe.value {
        steps[last].holds = true
      } else {
        steps.append(Step(offset: keyframe.offset - least, value: keyframe.value))
      }
    }
    return steps
  }
}
