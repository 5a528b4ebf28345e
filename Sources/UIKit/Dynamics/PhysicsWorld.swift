/// The bodies of an animator, and how they move one another.
final class PhysicsWorld {
  /// Below this speed nothing bounces, in points per second.
  private static let restingSpeed: CGFloat = 40
  /// How often speeds are taken away in each step.
  private static let rounds = 6

  private(set) var bodies: [PhysicsBody] = []
  private var count = 0

  func body(of item: any UIDynamicItem) -> PhysicsBody? { bodies.first { $0.item === item } }

  /// Has a body for each of these items, and for no others.
  func keep(_ items: [any UIDynamicItem]) {
    bodies.removeAll { body in !items.contains { $0 === body.item } }
    for item in items where body(of: item) == nil {
      count += 1
      bodies.append(PhysicsBody(item, number: count))
    }
  }

  /// Lets a short time pass.
  func step(_ behaviors: [UIDynamicBehavior], bounds: CGRect?, seconds: Double) {
    for body in bodies { body.material = PhysicsBody.Material() }
    for case let behavior as UIDynamicItemBehavior in behaviors { behavior.apply(to: self, seconds: seconds) }
    for behavior in behaviors where !(behavior is UIDynamicItemBehavior) {
      behavior.apply(to: self, seconds: seconds)
    }
    // What lies on something that lies on the floor feels the floor after a few rounds.
    for round in 1...Self.rounds {
      for case let behavior as UICollisionBehavior in behaviors {
        behavior.collide(in: self, bounds: bounds, isLast: round == Self.rounds)
      }
    }
    for body in bodies { body.advance(seconds) }
  }

  /// Takes away the speed with which two bodies go into one another, and a part of what they are in one another by.
  ///
  /// - Parameters:
  ///   - b: nil for something that does not move.
  ///   - isLast: whether the two are moved apart, too.
  func solve(_ hit: PhysicsBody.Hit, _ a: PhysicsBody, _ b: PhysicsBody?, isLast: Bool) {
    let (armA, armB) = (hit.point - a.position, b.map { hit.point - $0.position } ?? .zero)
    var speed = a.velocity(at: armA) - (b?.velocity(at: armB) ?? .zero)
    let closing = speed.dot(hit.normal)
    let inverseEffectiveMass = { (direction: CGVector) in
      a.inverseEffectiveMass(at: armA, along: direction)
        + (b?.inverseEffectiveMass(at: armB, along: direction) ?? 0)
    }
    let inverseMassAcross = inverseEffectiveMass(hit.normal)
    guard inverseMassAcross > 0 else { return }
    if closing < 0 {
      let bounce = closing < -Self.restingSpeed ? max(a.material.elasticity, b?.material.elasticity ?? 0) : 0
      let impulse = -(1 + bounce) * closing / inverseMassAcross
      a.applyImpulse(hit.normal * impulse, at: armA)
      b?.applyImpulse(hit.normal * -impulse, at: armB)
      let tangent = CGVector(dx: -hit.normal.dy, dy: hit.normal.dx)
      speed = a.velocity(at: armA) - (b?.velocity(at: armB) ?? .zero)
      let most = impulse * max(a.material.friction, b?.material.friction ?? 0)
      let friction = min(max(-speed.dot(tangent) / inverseEffectiveMass(tangent), -most), most)
      a.applyImpulse(tangent * friction, at: armA)
      b?.applyImpulse(tangent * -friction, at: armB)
    }
    guard isLast else { return }
    let inverseMass = a.inverseMass + (b?.inverseMass ?? 0)
    let correction = hit.normal * (max(hit.depth - 0.1, 0) * 0.4)
    a.shift(correction, share: 1 / inverseMass)
    b?.shift(correction * -1, share: 1 / inverseMass)
  }
}
