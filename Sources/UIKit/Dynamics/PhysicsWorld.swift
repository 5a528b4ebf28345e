/// The bodies of an animator, and how they move one another.
///
/// Each step finds what touches, lets it bounce, takes away the speeds that contacts and rods do not allow, and moves what
/// has come too near apart. As in Box2D, an impact is over before rods have a say in it: an item that hangs at a corner
/// bounces less than one that is free.
final class PhysicsWorld {
  /// Below this speed nothing bounces, in points per second.
  private static let restingSpeed: CGFloat = 40
  /// How often speeds are taken away in each step: what lies on something that lies on the floor feels the floor after a few.
  private static let rounds = 8
  /// How far two bodies may lie in one another, in points.
  private static let slop: CGFloat = 0.1
  /// How deep a body comes to lie in a boundary where it meets it, and how far it moves between two looks, in points.
  private static let deepest: CGFloat = 0.5
  /// How often a body is looked at on its way in a step.
  private static let mostLooks: CGFloat = 64

  private(set) var bodies: [PhysicsBody] = []
  /// The index of each item's body in the list above.
  private var places: [ObjectIdentifier: Int] = [:]
  private var count = 0

  func body(of item: any UIDynamicItem) -> PhysicsBody? { places[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Has a body for each of these items, and for no others.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    let known = Set(bodies.map { ObjectIdentifier($0.item) })
    for item in items where !known.contains(ObjectIdentifier(item)) {
      count += 1
      bodies.append(PhysicsBody(item, number: count))
    }
    places = Dictionary(
      uniqueKeysWithValues: bodies.enumerated().map { (ObjectIdentifier($1.item), $0) })
  }

  /// Lets a short time pass.
  func step(_ behaviors: [UIDynamicBehavior], bounds: CGRect?, seconds: Double) {
    for body in bodies { (body.material, body.start) = (PhysicsBody.Material(), body.velocity) }
    for case let behavior as UIDynamicItemBehavior in behaviors { behavior.apply(to: self, seconds: seconds) }
    for behavior in behaviors where !(behavior is UIDynamicItemBehavior) {
      behavior.apply(to: self, seconds: seconds)
    }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let found = collisions.map { $0.contacts(in: self, bounds: bounds) }
    let contacts = found.flatMap { $0 }
    for contact in contacts { bounce(contact) }
    for _ in 0..<Self.rounds {
      for behavior in behaviors { behavior.constrain(self) }
      for contact in contacts { stop(contact) }
    }
    for body in bodies { body.acceleration = (body.velocity - body.start) * (1 / seconds) }
    for contact in contacts { moveApart(contact) }
    for body in bodies { advance(body, seconds, among: collisions, bounds, contacts) }
    for behavior in behaviors { behavior.correct(self) }
    for (collision, contacts) in zip(collisions, found) { collision.tell(contacts) }
  }

  /// Moves a body; up to where it meets a boundary, if it would go into it, or past the end of one.
  private func advance(
    _ body: PhysicsBody, _ seconds: Double, among collisions: [UICollisionBehavior], _ bounds: CGRect?,
    _ contacts: [PhysicsContact]
  ) {
    let start = body.pose
    body.advance(seconds)
    let (end, reach) = (body.pose, body.reach(since: start))
    guard reach > Self.deepest else { return }
    let near = collisions.filter { $0.hasBoundary(near: body, within: reach) }
    guard !near.isEmpty else { return }
    let before = contacts.reduce(0) { $1.b == nil && $1.a === body ? max($0, $1.hit.depth) : $0 }
    func depth(_ share: Double) -> CGFloat {
      body.pose = start.moved(to: end, share)
      return near.map { $0.depth(of: body, bounds: bounds) }.max() ?? 0
    }
    // A corner may come to a short line and be past it within one step.
    let count = min((reach / Self.deepest).rounded(.up), Self.mostLooks)
    guard let first = stride(from: 1, through: count, by: 1).first(where: { depth($0 / count) > before })
    else {
      return body.pose = end
    }
    var (free, touching) = ((first - 1) / count, first / count)
    for _ in 0..<12 where depth(touching) > before + Self.deepest {
      let middle = (free + touching) / 2
      if depth(middle) > before { touching = middle } else { free = middle }
    }
    body.pose = start.moved(to: end, touching)
  }

  // MARK: Contacts

  /// Sends back what meets with speed, as elastic as it is.
  private func bounce(_ contact: PhysicsContact) {
    let closing = contact.closingSpeed
    guard closing > Self.restingSpeed else { return }
    push(contact, by: closing * (1 + contact.elasticity))
  }

  /// Takes away the speed with which two bodies go into one another.
  private func stop(_ contact: PhysicsContact) {
    let closing = contact.closingSpeed
    if closing > 0 { push(contact, by: closing) }
  }

  /// Changes the speed along the normal, and slows down what slides.
  private func push(_ contact: PhysicsContact, by speed: CGFloat) {
    let normal = contact.hit.normal
    let inverseMass = contact.inverseEffectiveMass(along: normal)
    guard inverseMass > 0 else { return }
    let impulse = speed / inverseMass
    contact.apply(normal * impulse)
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    let most = impulse * contact.friction
    let needed = -contact.relativeVelocity.dot(tangent) / contact.inverseEffectiveMass(along: tangent)
    contact.apply(tangent * min(max(needed, -most), most))
  }

  /// Takes away a part of what two bodies lie in one another by.
  private func moveApart(_ contact: PhysicsContact) {
    let inverseMass = contact.inverseEffectiveMass(along: contact.hit.normal)
    let way = max(contact.hit.depth - Self.slop, 0) * 0.4
    guard inverseMass > 0, way > 0 else { return }
    let correction = contact.hit.normal * (way / inverseMass)
    contact.a.shift(correction, at: contact.armA)
    contact.b?.shift(correction * -1, at: contact.armB)
  }
}

/// Two bodies, or a body and a boundary, that touch.
struct PhysicsContact {
  let a: PhysicsBody
  /// Nil for a boundary, which does not move.
  let b: PhysicsBody?
  /// The boundary's identifier; nil for the reference view's bounds.
  let boundary: (any NSCopying)?
  let hit: PhysicsBody.Hit

  var armA: CGVector { hit.point - a.position }
  var armB: CGVector { b.map { hit.point - $0.position } ?? .zero }
  var relativeVelocity: CGVector { a.velocity(at: armA) - (b?.velocity(at: armB) ?? .zero) }
  var closingSpeed: CGFloat { -relativeVelocity.dot(hit.normal) }
  var elasticity: CGFloat { max(a.material.elasticity, b?.material.elasticity ?? 0) }
  var friction: CGFloat { max(a.material.friction, b?.material.friction ?? 0) }

  func inverseEffectiveMass(along direction: CGVector) -> CGFloat {
    a.inverseEffectiveMass(at: armA, along: direction)
      + (b?.inverseEffectiveMass(at: armB, along: direction) ?? 0)
  }

  /// - Parameter impulse: upon the first body; the second one gets the opposite.
  func apply(_ impulse: CGVector) {
    a.applyImpulse(impulse, at: armA)
    b?.applyImpulse(impulse * -1, at: armB)
  }

  /// Tells contacts of one behavior from one another.
  var key: Key { Key(first: a.number, second: b?.number ?? -1, name: boundary.map { "\($0)" } ?? "") }

  struct Key: Hashable, Comparable {
    let first: Int
    let second: Int
    let name: String

    static func < (a: Key, b: Key) -> Bool { (a.first, a.second, a.name) < (b.first, b.second, b.name) }
  }
}
