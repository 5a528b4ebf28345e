import TransitionEngine

extension Timeline {
  /// The same run with a dot where each finger touches the screen, above everything else.
  package func showingTouches() -> Timeline {
    guard !touches.isEmpty, duration > 0 else { return self }
    var result = self
    let dots = touches.enumerated().map { TouchDot($1, id: -$0 - (1 << 40)) }
    let layers = dots.map(\.layer)
    result.initial.sublayers += layers
    if result.commits.isEmpty || result.commits[0].time > 0 {
      result.commits.insert(Commit(time: 0, root: initial, animations: [:]), at: 0)
    }
    for index in result.commits.indices {
      result.commits[index].root.sublayers += layers
      for dot in dots { result.commits[index].animations[dot.layer.id] = dot.animations }
    }
    return result
  }
}

/// A finger's dot: a disk that comes when the finger does, follows it, and fades when it lifts.
private struct TouchDot {
  /// As wide as the smallest thing that a finger should have to hit, in points (Apple's Human Interface
  /// Guidelines).
  private static let diameter: CGFloat = 44
  /// Seconds.
  private static let appearing: TimeInterval = 0.05
  private static let fading: TimeInterval = 0.2

  let layer: Layer
  let animations: [LayerAnimation]

  init(_ touch: TouchRecord, id: Layer.ID) {
    let size = CGSize(width: Self.diameter, height: Self.diameter)
    var layer = Layer(
      id: id, name: "touch", bounds: CGRect(origin: .zero, size: size), position: touch.samples[0].point)
    layer.cornerRadius = Self.diameter / 2
    layer.backgroundColor = Color(red: 0.35, green: 0.37, blue: 0.42, alpha: 0.55)
    layer.borderWidth = 3
    layer.borderColor = Color(red: 1, green: 1, blue: 1, alpha: 0.9)
    layer.opacity = 0
    self.layer = layer
    animations = Self.motion(touch) + [Self.presence(touch)]
  }

  /// Nothing for a finger that rests.
  private static func motion(_ touch: TouchRecord) -> [LayerAnimation] {
    guard let last = touch.samples.last, last.time > touch.began else { return [] }
    let duration = last.time - touch.began
    let animation = PropertyAnimation(
      .position, values: touch.samples.map { .point($0.point) },
      keyTimes: touch.samples.map { ($0.time - touch.began) / duration })
    var motion = LayerAnimation(
      .property(animation), beginTime: touch.began, duration: duration, origin: .viewAnimation)
    motion.fillMode = .both
    return [motion]
  }

  private static func presence(_ touch: TouchRecord) -> LayerAnimation {
    let down = max((touch.ended ?? touch.samples.last?.time ?? touch.began) - touch.began, appearing)
    let duration = down + fading
    let animation = PropertyAnimation(
      .opacity, values: [.number(0), .number(1), .number(1), .number(0)],
      keyTimes: [0, appearing / duration, down / duration, 1])
    return LayerAnimation(
      .property(animation), beginTime: touch.began, duration: duration, origin: .viewAnimation)
  }
}
