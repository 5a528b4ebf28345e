extension Channel {
  /// An opacity that is 1 only between two fractions of the duration; nil if these are its start and end.
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

  /// A keyframe in CSS.
  struct Step {
    var offset: Double
    var value: [Double]
    /// Whether the value stays until the next one's offset.
    var holds = false
  }

  /// The keyframes with distinct offsets: of two with one offset, browsers ignore the first. A jump is a
  /// value that holds. A jump after a slope takes the smallest offset that can be printed.
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
