/// A rigid body: a rectangle or a circle in the plane.
final class PhysicsBody {
  /// The material. Values that no behavior sets are the defaults that SpriteKit documents for its bodies.
  /// That UIKit's are the same is inferred from views that bounce a little and come to rest.
  struct Material {
    var elasticity: CGFloat = 0.2
    var friction: CGFloat = 0.2
    var density: CGFloat = 1
    var resistance: CGFloat = 0.1
    var angularResistance: CGFloat = 0.1
    var turns = true
    var isAnchored = false
  }

  /// An overlap of two bodies, or of a body and a line.
  struct Hit {
    var point: CGPoint
    /// The direction toward the first body, of length 1.
    var normal: CGVector
    /// The depth of the overlap, in points.
    var depth: CGFloat
  }

  /// The position and the angle of a body.
  struct Pose {
    var position: CGPoint
    var angle: CGFloat

    /// Returns the pose at a fraction of the way to another pose.
    func moved(to end: Pose, _ share: Double) -> Pose {
      Pose(position: position + (end.position - position) * share, angle: angle + (end.angle - angle) * share)
    }
  }

  let item: any UIDynamicItem
  /// The body's number, in the order of adding.
  let number: Int
  var pose: Pose
  var position: CGPoint { pose.position }
  var angle: CGFloat { pose.angle }
  var velocity = CGVector.zero
  /// The velocity at the start of the step.
  var start = CGVector.zero
  /// The change of velocity by behaviors and contacts in the last step, in points per second squared.
  var acceleration = CGVector.zero
  /// The angular velocity, in radians per second.
  var angularVelocity: CGFloat = 0
  var material = Material()
  private var half: CGVector
  private var isCircle: Bool

  init(_ item: any UIDynamicItem, number: Int) {
    (self.item, self.number) = (item, number)
    pose = Pose(position: item.center, angle: item.angle)
    half = CGVector(dx: max(item.bounds.width, 1) / 2, dy: max(item.bounds.height, 1) / 2)
    isCircle = item.collisionBoundsType == .ellipse
  }

  /// Updates the body from the item's position, angle and size.
  func update() {
    pose = Pose(position: item.center, angle: item.angle)
    half = CGVector(dx: max(item.bounds.width, 1) / 2, dy: max(item.bounds.height, 1) / 2)
  }

  /// Moves the item to the body's position and angle.
  func moveItem() {
    if item.center != position { item.center = position }
    guard material.turns, item.angle != angle else { return }
    item.transform = CGAffineTransform(rotationAngle: angle)
  }

  // MARK: Moving

  /// The mass; 1 for 100 × 100 points at a density of 1.
  private var mass: CGFloat { max(4 * half.dx * half.dy * material.density / 10_000, 1e-4) }
  var inverseMass: CGFloat { material.isAnchored ? 0 : 1 / mass }
  private var inverseInertia: CGFloat {
    guard material.turns, !material.isAnchored else { return 0 }
    let radius = isCircle ? 0.5 * self.radius * self.radius : (half.dx * half.dx + half.dy * half.dy) / 3
    return 1 / (mass * max(radius, 1))
  }
  private var radius: CGFloat { min(half.dx, half.dy) }

  func accelerate(by change: CGVector) {
    guard !material.isAnchored else { return }
    velocity = velocity + change
  }

  /// - Parameters:
  ///   - impulse: mass times speed.
  ///   - arm: the vector from the body's center to the point of action.
  func applyImpulse(_ impulse: CGVector, at arm: CGVector) {
    velocity = velocity + impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  func velocity(at arm: CGVector) -> CGVector {
    velocity + CGVector(dx: -angularVelocity * arm.dy, dy: angularVelocity * arm.dx)
  }

  /// Returns the speed along a direction that an impulse of 1 gives to a point.
  func inverseEffectiveMass(at arm: CGVector, along direction: CGVector) -> CGFloat {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  func advance(_ seconds: Double) {
    guard !material.isAnchored else { return (velocity, angularVelocity) = (.zero, 0) }
    velocity = velocity * exp(-material.resistance * seconds)
    angularVelocity = material.turns ? angularVelocity * exp(-material.angularResistance * seconds) : 0
    // Limits the speeds, so that all numbers stay finite.
    let speed = velocity.length
    if speed > 100_000 { velocity = velocity * (100_000 / speed) }
    angularVelocity = min(max(angularVelocity, -200), 200)
    pose.position = position + velocity * seconds
    pose.angle += angularVelocity * seconds
  }

  /// Moves the body as an impulse would, without changing its velocity.
  func shift(_ impulse: CGVector, at arm: CGVector) {
    pose.position = position + impulse * inverseMass
    pose.angle += arm.cross(impulse) * inverseInertia
  }

  /// Returns the largest distance that a point of the body can have moved since another pose.
  func reach(since start: Pose) -> CGFloat {
    (position - start.position).length + abs(angle - start.angle) * half.length
  }

  /// The radius of the circle around the body, at any angle.
  var extent: CGFloat { half.length }

  /// Returns whether the body is beside a part of the plane and moves away from it, with nothing to slow it
  /// down.
  ///
  /// - Parameters:
  ///   - place: the box around the body, in the coordinates of that part.
  ///   - forEver: whether the body must be accelerating away.
  func isLeaving(_ bounds: CGRect, from place: CGRect, forEver: Bool) -> Bool {
    let sides = [
      (place.minY >= bounds.maxY, CGVector(dx: 0, dy: 1)),
      (place.maxY <= bounds.minY, CGVector(dx: 0, dy: -1)),
      (place.minX >= bounds.maxX, CGVector(dx: 1, dy: 0)),
      (place.maxX <= bounds.minX, CGVector(dx: -1, dy: 0)),
    ]
    return sides.contains { isBeside, away in
      isBeside && velocity.dot(away) > 0 && acceleration.dot(away) >= (forEver ? 1 : -1e-6)
    }
  }

  /// Whether the body is almost at rest.
  var isSlow: Bool { velocity.length < 8 && abs(angularVelocity) < 0.1 }

  // MARK: Touching

  private var axes: [CGVector] {
    [CGVector(dx: 1, dy: 0).turned(by: angle), CGVector(dx: 0, dy: 1).turned(by: angle)]
  }

  private var corners: [CGPoint] {
    [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      position + CGVector(dx: x * half.dx, dy: y * half.dy).turned(by: angle)
    }
  }

  func mayTouch(_ other: PhysicsBody) -> Bool {
    (position - other.position).length < half.length + other.half.length
  }

  /// - Returns: the overlap of the two bodies; its normal points toward this one.
  func hit(with other: PhysicsBody) -> Hit? {
    if isCircle, other.isCircle {
      let away = position - other.position
      let depth = radius + other.radius - away.length
      guard depth > 0 else { return nil }
      let normal = away.length > 0 ? away * (1 / away.length) : CGVector(dx: 0, dy: -1)
      return Hit(point: position + normal * -radius, normal: normal, depth: depth)
    }
    if isCircle { return hit(withBox: other) }
    if other.isCircle {
      guard var hit = other.hit(withBox: self) else { return nil }
      hit.normal = hit.normal * -1
      return hit
    }
    return boxHit(with: other)
  }

  /// Returns the overlap of this body, a circle, with a rectangle.
  private func hit(withBox box: PhysicsBody) -> Hit? {
    let local = (position - box.position).turned(by: -box.angle)
    let nearest = CGVector(
      dx: min(max(local.dx, -box.half.dx), box.half.dx), dy: min(max(local.dy, -box.half.dy), box.half.dy))
    let away = local - nearest
    guard away.length < radius else { return nil }
    guard away.length > 1e-9 else { return boxHit(with: box) }
    return Hit(
      point: box.position + nearest.turned(by: box.angle),
      normal: (away * (1 / away.length)).turned(by: box.angle),
      depth: radius - away.length)
  }

  /// Returns the overlap along the axis on which the two bodies overlap least.
  private func boxHit(with other: PhysicsBody) -> Hit? {
    var least: (depth: CGFloat, normal: CGVector)?
    let (own, others) = (corners, other.corners)
    for axis in axes + other.axes {
      let a = own.map { CGVector(dx: $0.x, dy: $0.y).dot(axis) }
      let b = others.map { CGVector(dx: $0.x, dy: $0.y).dot(axis) }
      guard let (low, high) = a.range, let (otherLow, otherHigh) = b.range else { return nil }
      let depth = min(high, otherHigh) - max(low, otherLow)
      guard depth > 0 else { return nil }
      if depth < (least?.depth ?? .infinity) - 1e-9 {
        least = (depth, (position - other.position).dot(axis) < 0 ? axis * -1 : axis)
      }
    }
    guard let least else { return nil }
    // The mean of the corners of each body that lie in the other.
    let inside = own.filter(other.contains) + others.filter(contains)
    let points = inside.isEmpty ? [position + least.normal * -half.length] : inside
    let sum = points.reduce(CGVector.zero) { $0 + CGVector(dx: $1.x, dy: $1.y) }
    let point = CGPoint(x: sum.dx / CGFloat(points.count), y: sum.dy / CGFloat(points.count))
    return Hit(point: point, normal: least.normal, depth: least.depth)
  }

  private func contains(_ point: CGPoint) -> Bool {
    let local = (point - position).turned(by: -angle)
    return abs(local.dx) <= half.dx + 1e-6 && abs(local.dy) <= half.dy + 1e-6
  }

  /// - Parameter isEndless: whether the line continues beyond its ends, with the allowed side on its right.
  /// - Returns: the body's overlap with a line, as deep as its deepest corner, at the weighted mean of the
  ///   corners beyond the line.
  func hit(with segment: (CGPoint, CGPoint), isEndless: Bool) -> Hit? {
    let along = segment.1 - segment.0
    guard along.length > 1e-6 else { return nil }
    let direction = along * (1 / along.length)
    var normal = CGVector(dx: -direction.dy, dy: direction.dx)
    if !isEndless, (position - segment.0).dot(normal) < 0 { normal = normal * -1 }
    let points = isCircle ? [position + normal * -radius] : corners
    let deep = points.compactMap { point -> (arm: CGVector, depth: CGFloat)? in
      let way = point - segment.0
      let (depth, place) = (-way.dot(normal), way.dot(direction))
      guard depth > 0 else { return nil }
      let isBeside = place >= 0 && place <= along.length && depth < half.length
      return isEndless || isBeside ? (point - position, depth) : nil
    }
    guard let deepest = deep.map(\.depth).max() else {
      return isEndless ? nil : [segment.0, segment.1].lazy.compactMap(hit(withEnd:)).first
    }
    // The deeper a corner lies, the more weight it has.
    var (sum, weight) = (CGVector.zero, CGFloat.zero)
    for corner in deep {
      sum = sum + corner.arm * corner.depth
      weight += corner.depth
    }
    return Hit(point: position + sum * (1 / weight), normal: normal, depth: deepest)
  }

  /// Returns the overlap with a line that ends within the body: the shortest way out.
  private func hit(withEnd end: CGPoint) -> Hit? {
    guard contains(end), !isCircle else { return nil }
    let local = (end - position).turned(by: -angle)
    let (x, y) = (half.dx - abs(local.dx), half.dy - abs(local.dy))
    let inwards =
      x < y ? CGVector(dx: local.dx < 0 ? 1 : -1, dy: 0) : CGVector(dx: 0, dy: local.dy < 0 ? 1 : -1)
    return Hit(point: end, normal: inwards.turned(by: angle), depth: min(x, y))
  }
}

extension [CGFloat] {
  fileprivate var range: (CGFloat, CGFloat)? {
    guard let low = self.min(), let high = self.max() else { return nil }
    return (low, high)
  }
}

extension UIDynamicItem {
  /// The item's rotation, in radians.
  var angle: CGFloat { atan2(transform.b, transform.a) }
}
