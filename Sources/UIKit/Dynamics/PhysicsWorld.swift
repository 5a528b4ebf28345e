/// The bodies of an animator, and their interaction.
///
/// Each step finds contacts, applies bounces, removes the velocities that contacts and rods do not allow, and
/// separates overlapping bodies. As in Box2D, an impact is over before rods take part in it: an item that
/// hangs at a corner bounces less than one that is free.
final class PhysicsWorld {
  /// The speed below which nothing bounces, in points per second.
  private static let restingSpeed: CGFloat = 40
  /// The number of times that velocities are corrected in each step. A body on top of another body on the
  /// floor is supported by the floor after a few rounds.
  private static let rounds = 8
  /// The allowed overlap of two bodies, in points.
  private static let slop: CGFloat = 0.1
  /// The largest overlap of a body with a boundary that it meets, and the largest distance between two tests
  /// along its path, in points.
  private static let deepest: CGFloat = 0.5
  /// The largest number of tests along a body's path in a step.
  private static let mostLooks: CGFloat = 64

  private(set) var bodies: [PhysicsBody] = []
  /// The index of each item's body in `bodies`.
  private var places: [ObjectIdentifier: Int] = [:]
  private var count = 0

  func body(of item: any UIDynamicItem) -> PhysicsBody? { places[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Adds bodies for new items, and removes those of all items that are not in the list.
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

  /// Advances the simulation by a short time.
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

  /// Moves a body, at most to a boundary that it would otherwise enter, or pass at the boundary's end.
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
    // A corner may reach a short line and pass it within one step.
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

  /// Reverses the closing speed of an impact, according to the bodies' elasticity.
  private func bounce(_ contact: PhysicsContact) {
    let closing = contact.closingSpeed
    guard closing > Self.restingSpeed else { return }
    push(contact, by: closing * (1 + contact.elasticity))
  }

  /// Removes the speed with which two bodies close in on each other.
  private func stop(_ contact: PhysicsContact) {
    let closing = contact.closingSpeed
    if closing > 0 { push(contact, by: closing) }
  }

  /// Changes the speed along the normal, and applies friction along the tangent.
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

  /// Removes a part of the overlap of two bodies.
  private func moveApart(_ contact: PhysicsContact) {
    let inverseMass = contact.inverseEffectiveMass(along: contact.hit.normal)
    let way = max(contact.hit.depth - Self.slop, 0) * 0.4
    guard inverseMass > 0, way > 0 else { return }
    let correction = contact.hit.normal * (way / inverseMass)
    contact.a.shift(correction, at: contact.armA)
    contact.b?.shift(correction * -1, at: contact.armB)
  }
}

/// A contact of two bodies, or of a body and a boundary.
struct PhysicsContact {
  let a: PhysicsBody
  /// The second body; nil for a boundary, which does not move.
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

  /// - Parameter impulse: the impulse on the first body; the second body receives the opposite.
  func apply(_ impulse: CGVector) {
    a.applyImpulse(impulse, at: armA)
    b?.applyImpulse(impulse * -1, at: armB)
  }

  /// The key that identifies the contact among those of one behavior.
  var key: Key { Key(first: a.number, second: b?.number ?? -1, name: boundary.map { "\($0)" } ?? "") }

  struct Key: Hashable, Comparable {
    let first: Int
    let second: Int
    let name: String

    static func < (a: Key, b: Key) -> Bool { (a.first, a.second, a.name) < (b.first, b.second, b.name) }
  }
}
