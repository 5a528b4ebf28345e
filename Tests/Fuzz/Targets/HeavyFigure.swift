import BasicTestSupport
import TransitionEngine

/// A run that is in order and far too much, made up by a seed: many layers, springs, long outlines with many keyframes, thousands
/// of names of one picture, deep trees, endless animations, masks, and thousands of states.
///
/// A few of its properties are heavy at a time, so that each limit is the first to be met by some.
struct HeavyFigure {
  private var random: SeededGenerator
  private var count = 1
  /// Layers that have been made, and may be animated.
  private var ids: [Layer.ID] = []
  private let picture = ImageData(Array(repeating: 7, count: 1 << 18))

  private init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The run of a seed: always the same one.
  static func timeline(seed: UInt64) -> Timeline {
    var figure = HeavyFigure(seed: seed)
    return figure.timeline()
  }

  private static let size = CGSize(width: 300, height: 600)

  private mutating func timeline() -> Timeline {
    var root = layer(leaning: false)
    root.bounds = CGRect(origin: .zero, size: Self.size)
    root.position = CGPoint(x: 150, y: 300)
    root.sublayers = [tree(of: random.magnitude(upTo: 20_000))]
    let duration = 0.1 * Double(random.magnitude(upTo: 600))
    var timeline = Timeline(size: Self.size, duration: duration, initial: root, commits: [])
    let animations = animations(for: duration)
    // Each state is another one of the first layers: what is below is shared.
    let states = random.magnitude(upTo: random.isOne(in: 3) ? 4000 : 2)
    for state in 0..<states {
      var commit = Timeline.Commit(
        time: duration * Double(state) / Double(states), root: root, animations: animations)
      if state > 0 {
        commit.root.sublayers[0].position.x += CGFloat(state % 50)
        if random.isOne(in: 40) { commit.root.sublayers.append(layer(leaning: false)) }
      }
      commit.isContinuous = state + 1 < states && !random.isOne(in: 10)
      timeline.commits.append(commit)
    }
    timeline.events = (0..<random.magnitude(upTo: 3000)).map {
      Timeline.Event(
        time: duration * Double($0 % 100) / 100, kind: .callback, actor: "actor \($0 % 7)", name: "called()")
    }
    return timeline
  }

  // MARK: Layers

  /// So many layers: beside one another, within one another, or both.
  private mutating func tree(of count: Int) -> Layer {
    let leans = random.isOne(in: 4)
    var top = layer(leaning: false)
    if leans { top.sublayerTransform.m34 = -1 / 500 }
    var left = count
    switch random.below(3) {
    case 0:
      top.sublayers = (0..<count).map { _ in layer(leaning: leans) }
    case 1:
      for _ in 0..<min(count, 400) {
        var outer = layer(leaning: leans)
        outer.sublayers = [top]
        top = outer
      }
    default:
      while left > 0 {
        var group = layer(leaning: leans)
        let members = min(left, 1 + random.magnitude(upTo: 500))
        group.sublayers = (0..<members).map { _ in layer(leaning: leans) }
        left -= members + 1
        if random.isOne(in: 3), let last = top.sublayers.popLast() { group.sublayers.append(last) }
        top.sublayers.append(group)
      }
    }
    return top
  }

  private mutating func layer(leaning: Bool) -> Layer {
    count += 1
    var layer = Layer(
      id: count, name: "layer \(count)",
      bounds: CGRect(x: 0, y: 0, width: 1 + random.below(200), height: 1 + random.below(300)),
      position: CGPoint(x: random.below(300), y: random.below(600)))
    ids.append(count)
    if random.isOne(in: 2) { layer.backgroundColor = color() }
    if leaning {
      layer.transform = CATransform3DMakeRotation(CGFloat(random.below(100)) / 30, 0.3, 1, 0.1)
      layer.zPosition = CGFloat(random.below(50))
    }
    // Most layers are plain, so that there can be many.
    guard random.isOne(in: 8) else { return layer }
    switch random.below(8) {
    case 0: layer.cornerRadius = CGFloat(random.below(60))
    case 1:
      layer.shadow = Shadow(
        color: .black, opacity: 0.5, offset: CGSize(width: 2, height: 2), radius: CGFloat(random.below(20)))
    case 2:
      var mask = Layer(id: -count, bounds: layer.bounds, position: CGPoint(x: 50, y: 50))
      mask.contents = .shape(Shape(path: outline(random.magnitude(upTo: 3000))))
      layer.mask = LayerTree(mask)
      ids.append(-count)
    case 3:
      layer.contents = .gradient(
        Gradient(
          colors: (0..<random.magnitude(upTo: 300)).map { _ in color() }, locations: [],
          startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    case 4: layer.contents = .shape(shape())
    case 5:
      layer.contents = .image(
        Image(
          url: "\(random.below(4000)).png", mediaType: "image/png", data: picture, frame: layer.bounds))
    case 6:
      var shown = Layer(id: -count - 1_000_000, bounds: layer.bounds, position: .zero)
      shown.sublayers = (0..<random.magnitude(upTo: 100)).map { number in
        var part = layer
        part.id = -count - 2_000_000 - number
        part.position.x = CGFloat(number)
        return part
      }
      layer.contents = .snapshot(Snapshot(tree: LayerTree(shown), rect: layer.bounds))
    default:
      layer.masksToBounds = true
      layer.contents = .backdrop(Backdrop(radius: 12, saturation: 1.8))
    }
    return layer
  }

  private mutating func shape() -> Shape {
    var shape = Shape(
      path: outline(random.magnitude(upTo: 20_000)), fillColor: random.isOne(in: 2) ? color() : nil,
      strokeColor: color(), lineWidth: 2)
    if random.isOne(in: 2) { shape.lineDash = [CGFloat(1 + random.below(9)) / 4, 1] }
    if random.isOne(in: 3) { shape.strokeEnd = 0.7 }
    return shape
  }

  private mutating func outline(_ points: Int) -> Path {
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<points {
      func point() -> CGPoint { CGPoint(x: random.below(200), y: random.below(300)) }
      if random.isOne(in: 2) {
        path.addLine(to: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    return path
  }

  private mutating func color() -> Color {
    Color(red: CGFloat(random.below(100)) / 100, green: 0.5, blue: 0.3, alpha: random.isOne(in: 4) ? 0.5 : 1)
  }

  // MARK: Animations

  private mutating func animations(for duration: TimeInterval) -> [Layer.ID: [LayerAnimation]] {
    var animations: [Layer.ID: [LayerAnimation]] = [:]
    let layers = random.magnitude(upTo: min(ids.count, 5000))
    let keyframes = random.isOne(in: 3) ? 1 + random.magnitude(upTo: 300) : 2
    let points = random.magnitude(upTo: random.isOne(in: 4) ? 4000 : 30)
    let each = random.isOne(in: 6) ? random.magnitude(upTo: 30_000 / layers) : 1
    var left = 3_000_000
    for _ in 0..<layers where left > 0 {
      let id = ids[random.below(ids.count)]
      let (animation, size) = animation(keyframes, points, duration)
      animations[id, default: []] += Array(repeating: animation, count: each)
      left -= size * each
    }
    return animations
  }

  private mutating func animation(
    _ keyframes: Int, _ points: Int, _ duration: TimeInterval
  ) -> (animation: LayerAnimation, size: Int) {
    let paths = PropertyAnimation.KeyPath.allCases
    let keyPath = paths[random.below(paths.count)]
    var size = keyframes
    let values = (0..<keyframes).map { _ -> PropertyAnimation.Value in
      switch keyPath {
      case .position, .anchorPoint, .boundsOrigin, .startPoint, .endPoint:
        return .point(CGPoint(x: random.below(300), y: random.below(600)))
      case .boundsSize, .shadowOffset: return .size(CGSize(width: random.below(200), height: 9))
      case .bounds: return .rect(CGRect(x: 0, y: 0, width: random.below(200), height: 20))
      case .transform, .sublayerTransform:
        return .transform(CATransform3DMakeRotation(CGFloat(random.below(60)) / 10, 0, 1, 0.2))
      case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: return .color(color())
      case .path, .shadowPath:
        size += points
        return .path(outline(points))
      case .colors: return .colors([color(), color()])
      case .locations: return .numbers([0, 1])
      default: return .number(CGFloat(random.below(100)) / 10)
      }
    }
    var property = PropertyAnimation(keyPath, values: values, keyTimes: [])
    let modes = PropertyAnimation.CalculationMode.allCases
    if keyframes > 2 { property.calculationMode = modes[random.below(modes.count)] }
    property.isAdditive = random.isOne(in: 8)
    property.isCumulative = random.isOne(in: 8)
    var animation = LayerAnimation(
      .property(property), beginTime: 0, duration: duration / Double(random.magnitude(upTo: 1000)),
      origin: .explicit(key: ""))
    if random.isOne(in: 2) { animation.repeatCount = .infinity }
    animation.autoreverses = random.isOne(in: 2)
    animation.fillMode = .both
    if random.isOne(in: 2) {
      let spring = Spring(
        mass: 1e-3, stiffness: CGFloat(random.magnitude(upTo: 1_000_000)), damping: 0, initialVelocity: 0)
      animation.timing = .spring(spring, duration: duration)
    }
    return (animation, size)
  }
}

extension SeededGenerator {
  /// A number from 1 to a limit, of which small ones are as likely as ten times as large ones.
  fileprivate mutating func magnitude(upTo limit: Int) -> Int {
    var bound = 1
    var bounds = [1]
    while bound < limit {
      bound = min(bound * 10, limit)
      bounds.append(bound)
    }
    return 1 + below(bounds[below(bounds.count)])
  }
}
