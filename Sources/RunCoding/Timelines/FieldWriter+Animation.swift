import Cache
import TransitionEngine

extension FieldWriter {
  mutating func add(_ animation: LayerAnimation) {
    switch animation.kind {
    case .property(let property):
      add(0)
      add(property)
    case .group(let animations):
      add(1)
      add(animations) { $0.add($1) }
    }
    add(numbers: animation.beginTime, animation.duration, animation.speed, animation.timeOffset)
    add(animation.repeatCount)
    add(animation.autoreverses)
    add(case: animation.fillMode)
    add(animation.timing)
    switch animation.origin {
    case .viewAnimation: add(0)
    case .explicit(let key):
      add(1)
      add(key)
    case .implicit: add(2)
    }
    add(animation.isOnTimelineClock)
  }

  private mutating func add(_ property: PropertyAnimation) {
    add(property.keyPath.rawValue)
    add(property.values) { $0.add($1) }
    add(property.keyTimes) { $0.add($1) }
    add(property.segmentTimings) { $0.add($1) }
    add(case: property.calculationMode)
    add(property.isAdditive)
    add(property.isCumulative)
  }

  private mutating func add(_ value: PropertyAnimation.Value) {
    switch value {
    case .number(let number):
      add(0)
      add(number)
    case .point(let point):
      add(1)
      add(point)
    case .size(let size):
      add(2)
      add(size)
    case .rect(let rect):
      add(3)
      add(rect)
    case .transform(let transform):
      add(4)
      add(transform)
    case .color(let color):
      add(5)
      add(color)
    case .numbers(let numbers):
      add(6)
      add(numbers) { $0.add($1) }
    case .colors(let colors):
      add(7)
      add(colors) { $0.add($1) }
    case .path(let path):
      add(8)
      add(path)
    }
  }
}

extension FieldReader {
  /// - Parameter depth: the number of groups around the animation.
  mutating func animation(depth: Int = 0) throws(DamagedEntry) -> LayerAnimation {
    guard depth < 64 else { throw DamagedEntry() }
    let kind: LayerAnimation.Kind
    switch try count() {
    case 0: kind = .property(try property())
    case 1: kind = .group(try array { reader throws(DamagedEntry) in try reader.animation(depth: depth + 1) })
    default: throw DamagedEntry()
    }
    let (beginTime, duration, speed, timeOffset) = (
      try coordinate(), try coordinate(), try coordinate(), try coordinate()
    )
    var animation = LayerAnimation(kind, beginTime: beginTime, duration: duration, origin: .viewAnimation)
    (animation.speed, animation.timeOffset) = (speed, timeOffset)
    animation.repeatCount = try quantity()
    animation.autoreverses = try flag()
    animation.fillMode = try oneCase()
    animation.timing = try curve()
    switch try count() {
    case 0: animation.origin = .viewAnimation
    case 1: animation.origin = .explicit(key: try text())
    case 2: animation.origin = .implicit
    default: throw DamagedEntry()
    }
    animation.isOnTimelineClock = try flag()
    return animation
  }

  private mutating func property() throws(DamagedEntry) -> PropertyAnimation {
    guard let keyPath = PropertyAnimation.KeyPath(rawValue: try text()) else { throw DamagedEntry() }
    let values = try array { reader throws(DamagedEntry) in try reader.value() }
    let keyTimes = try array { reader throws(DamagedEntry) in try reader.coordinate() }
    var property = PropertyAnimation(keyPath, values: values, keyTimes: keyTimes)
    property.segmentTimings = try array { reader throws(DamagedEntry) in try reader.curve() }
    property.calculationMode = try oneCase()
    property.isAdditive = try flag()
    property.isCumulative = try flag()
    return property
  }

  private mutating func value() throws(DamagedEntry) -> PropertyAnimation.Value {
    switch try count() {
    case 0: .number(try coordinate())
    case 1: .point(try point())
    case 2: .size(try size())
    case 3: .rect(try rect())
    case 4: .transform(try transform())
    case 5: .color(try color())
    case 6: .numbers(try array { reader throws(DamagedEntry) in try reader.coordinate() })
    case 7: .colors(try array { reader throws(DamagedEntry) in try reader.color() })
    case 8: .path(try path())
    default: throw DamagedEntry()
    }
  }
}
