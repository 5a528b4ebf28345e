import TransitionEngine

extension Timeline {
  /// Adds a dot for each finger, above everything else.
  package func showingTouches() -> Timeline {
    guard !touches.isEmpty, duration > 0 else { return self }
    var result = self
    let dots = touches.enumerated().map { TouchDot($1, id: -$0 - (1 << 40)) }
    var layers = dots.map(\.layer)
    result.initial.sublayers += layers
    if result.commits.isEmpty || result.commits[0].time > 0 {
      result.commits.insert(Commit(time: 0, root: initial, animations: [:]), at: 0)
    }
    var (waiting, moving) = (dots.indices.sorted { dots[$0].begin < dots[$1].begin }[...], [Int]())
    for index in result.commits.indices {
      let start = result.commits[index].time
      let end = index + 1 < result.commits.count ? result.commits[index + 1].time : .infinity
      // A dot stays at the finger's last position without an animation.
      for dot in moving where dots[dot].end <= start { layers[dot].position = dots[dot].lastPoint }
      moving.removeAll { dots[$0].end <= start }
      while let dot = waiting.first, dots[dot].begin < end { moving.append(waiting.removeFirst()) }
      result.commits[index].root.sublayers += layers
      for dot in moving { result.commits[index].animations[dots[dot].layer.id] = dots[dot].animations }
    }
    return result
  }
}

/// A finger's dot: a disk that comes when the finger does, follows it, and fades when it lifts.
private struct TouchDot {
  /// The diameter of a dot, in points: the smallest size of a touch target in Apple's Human Interface
  /// Guidelines.
  private static let diameter: CGFloat = 44
  /// Seconds.
  private static let appearing: TimeInterval = 0.05
  private static let fading: TimeInterval = 0.2

  let layer: Layer
  let animations: [LayerAnimation]
  /// The interval in which it is visible, in seconds, and its last position.
  let begin, end: TimeInterval
  let lastPoint: CGPoint

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
    let presence = Self.presence(touch)
    animations = Self.motion(touch) + [presence]
    begin = touch.began
    end = max(touch.began + presence.duration, touch.samples.last?.time ?? touch.began)
    lastPoint = touch.samples.last?.point ?? layer.position
  }

  /// Empty for a finger that rests.
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
