import Cache
import TransitionEngine

/// Values of layers and animations, each as its numbers in the order of their declaration.
extension FieldWriter {
  /// A case by its index in the enumeration.
  mutating func add<Value: CaseIterable & Equatable>(case value: Value) {
    add(Array(Value.allCases).firstIndex(of: value) ?? 0)
  }

  mutating func add(numbers: Double...) { for number in numbers { add(number) } }

  mutating func add(_ point: CGPoint) { add(numbers: point.x, point.y) }
  mutating func add(_ size: CGSize) { add(numbers: size.width, size.height) }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size)
  }

  mutating func add(_ t: CATransform3D) {
    // Most transforms are the identity, and need not be written out.
    add(t == CATransform3DIdentity)
    guard t != CATransform3DIdentity else { return }
    add(numbers: t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24)
    add(numbers: t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44)
  }

  mutating func add(_ color: Color) {
    for part in [color.light, color.dark] { add(numbers: part.red, part.green, part.blue, part.alpha) }
  }

  mutating func add(_ insets: EdgeInsets) {
    add(numbers: insets.top, insets.left, insets.bottom, insets.right)
  }

  mutating func add(_ path: Path) {
    add(path.elements) { writer, element in
      switch element {
      case .move(let point):
        writer.add(0)
        writer.add(point)
      case .line(let point):
        writer.add(1)
        writer.add(point)
      case .cubic(let first, let second, let end):
        writer.add(2)
        for point in [first, second, end] { writer.add(point) }
      case .close: writer.add(3)
      }
    }
  }

  mutating func add(_ curve: TimingCurve) {
    switch curve {
    case .linear: add(0)
    case .bezier(let bezier):
      add(1)
      add(numbers: bezier.x1, bezier.y1, bezier.x2, bezier.y2)
    case .spring(let spring, let duration):
      add(2)
      add(numbers: spring.mass, spring.stiffness, spring.damping, spring.initialVelocity, duration)
      add(spring.allowsOverdamping)
      add(spring.isCutOff)
    }
  }
}

/// Reads the values written by `FieldWriter`.
extension FieldReader {
  mutating func oneCase<Value: CaseIterable>(of _: Value.Type = Value.self) throws(DamagedEntry) -> Value {
    let cases = Array(Value.allCases)
    let index = try count()
    guard cases.indices.contains(index) else { throw DamagedEntry() }
    return cases[index]
  }

  /// Reads a number of points, or a fraction. Throws beyond ±1e9, which can't be drawn.
  mutating func coordinate() throws(DamagedEntry) -> Double {
    let number = try double()
    guard abs(number) <= 1e9 else { throw DamagedEntry() }
    return number
  }

  /// Reads a number of seconds or repetitions. Throws for NaN.
  mutating func quantity() throws(DamagedEntry) -> Double {
    let number = try double()
    guard !number.isNaN else { throw DamagedEntry() }
    return number
  }

  mutating func point() throws(DamagedEntry) -> CGPoint { CGPoint(x: try coordinate(), y: try coordinate()) }
  mutating func size() throws(DamagedEntry) -> CGSize {
    CGSize(width: try coordinate(), height: try coordinate())
  }
  mutating func rect() throws(DamagedEntry) -> CGRect { CGRect(origin: try point(), size: try size()) }

  mutating func transform() throws(DamagedEntry) -> CATransform3D {
    if try flag() { return CATransform3DIdentity }
    return CATransform3D(
      m11: try coordinate(), m12: try coordinate(), m13: try coordinate(), m14: try coordinate(),
      m21: try coordinate(), m22: try coordinate(), m23: try coordinate(), m24: try coordinate(),
      m31: try coordinate(), m32: try coordinate(), m33: try coordinate(), m34: try coordinate(),
      m41: try coordinate(), m42: try coordinate(), m43: try coordinate(), m44: try coordinate())
  }

  mutating func color() throws(DamagedEntry) -> Color {
    Color(light: try components(), dark: try components())
  }

  private mutating func components() throws(DamagedEntry) -> Color.Components {
    .init(red: try coordinate(), green: try coordinate(), blue: try coordinate(), alpha: try coordinate())
  }

  mutating func insets() throws(DamagedEntry) -> EdgeInsets {
    EdgeInsets(
      top: try coordinate(), left: try coordinate(), bottom: try coordinate(), right: try coordinate())
  }

  mutating func path() throws(DamagedEntry) -> Path {
    Path(
      try array { reader throws(DamagedEntry) in
        switch try reader.count() {
        case 0: .move(try reader.point())
        case 1: .line(try reader.point())
        case 2: .cubic(try reader.point(), try reader.point(), try reader.point())
        case 3: .close
        default: throw DamagedEntry()
        }
      })
  }

  mutating func curve() throws(DamagedEntry) -> TimingCurve {
    switch try count() {
    case 0: return .linear
    case 1:
      return .bezier(CubicBezier(try coordinate(), try coordinate(), try coordinate(), try coordinate()))
    case 2:
      let (mass, stiffness, damping) = (try coordinate(), try coordinate(), try coordinate())
      let (velocity, duration) = (try coordinate(), try coordinate())
      var spring = Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: try flag())
      spring.isCutOff = try flag()
      return .spring(spring, duration: duration)
    default: throw DamagedEntry()
    }
  }
}
