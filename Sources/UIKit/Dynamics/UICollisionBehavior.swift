import TransitionEngine

/// A behavior that keeps items apart from each other, and within boundaries.
open class UICollisionBehavior: UIItemsBehavior {
  /// A choice of the objects that collide.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// One bit per kind of object.
    public let rawValue: UInt
    /// Creates a choice from its bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Self(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Self(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
    public static let everything = Self(rawValue: .max)
  }

  /// Creates a behavior of items that don't pass through each other.
  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }

  /// The choice of the objects that collide; `everything` unless set.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the reference view's bounds keep items in.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  /// The delegate, which is called when a contact begins or ends.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, segments: [(CGPoint, CGPoint)])] = []
  /// The contacts of the last step, by their keys.
  private var touching: [PhysicsContact.Key: PhysicsContact] = [:]

  /// Makes the reference view's bounds keep items in, with insets from its sides.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a line that no item crosses, and replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add(identifier, [(p1, p2)])
  }

  /// Adds a path that no item crosses, and replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    var segments: [(CGPoint, CGPoint)] = []
    var first = CGPoint.zero
    bezierPath.cgPath.flattened(tolerance: 1).forEachSegment { start, element in
      switch element {
      case .move(let point): first = point
      case .line(let end), .cubic(_, _, let end): segments.append((start, end))
      case .close: segments.append((start, first))
      }
    }
    add(identifier, segments)
  }

  private func add(_ identifier: any NSCopying, _ segments: [(CGPoint, CGPoint)]) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, segments.filter { $0.0.isFinite && $0.1.isFinite }))
    changed()
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { "\($0.identifier)" == "\(identifier)" }
    changed()
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// The identifiers of the boundaries; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  // MARK: Colliding

  /// Returns the contacts of the items.
  func contacts(in world: PhysicsWorld, bounds: CGRect?) -> [PhysicsContact] {
    let bodies = items.compactMap(world.body)
    var found: [PhysicsContact] = []
    if collisionMode.contains(.items) {
      for (a, b) in Self.neighbors(bodies) {
        if let hit = a.hit(with: b) { found.append(PhysicsContact(a: a, b: b, boundary: nil, hit: hit)) }
      }
    }
    for (body, boundary, segment) in boundarySegments(of: bodies, bounds: bounds) {
      guard let hit = body.hit(with: segment, isEndless: boundary == nil) else { continue }
      found.append(PhysicsContact(a: body, b: nil, boundary: boundary, hit: hit))
    }
    return found
  }

  /// Returns the depth of a body's overlap with boundaries; 0 for a body that is not among the items.
  func depth(of body: PhysicsBody, bounds: CGRect?) -> CGFloat {
    guard hasBoundaries, items.contains(where: { $0 === body.item }) else { return 0 }
    return boundarySegments(of: [body], bounds: bounds).reduce(0) { depth, place in
      max(depth, place.body.hit(with: place.segment, isEndless: place.boundary == nil)?.depth ?? 0)
    }
  }

  /// Whether boundaries constrain the items.
  var hasBoundaries: Bool {
    collisionMode.contains(.boundaries) && (translatesReferenceBoundsIntoBoundary || !boundaries.isEmpty)
  }

  override var mayTurnBack: Bool { hasBoundaries }

  /// Returns whether a body may reach a line within a distance. The reference view's bounds don't count:
  /// nothing gets past them.
  func hasBoundary(near body: PhysicsBody, within reach: CGFloat) -> Bool {
    guard collisionMode.contains(.boundaries), !boundaries.isEmpty,
      items.contains(where: { $0 === body.item })
    else { return false }
    let room = body.extent + reach
    return boundaries.contains { boundary in
      boundary.segments.contains { start, end in
        min(start.x, end.x) - room < body.position.x && body.position.x < max(start.x, end.x) + room
          && min(start.y, end.y) - room < body.position.y && body.position.y < max(start.y, end.y) + room
      }
    }
  }

  private func boundarySegments(
    of bodies: [PhysicsBody], bounds: CGRect?
  ) -> [(body: PhysicsBody, boundary: (any NSCopying)?, segment: (CGPoint, CGPoint))] {
    guard hasBoundaries else { return [] }
    var all: [(identifier: (any NSCopying)?, segments: [(CGPoint, CGPoint)])] = boundaries.map { ($0, $1) }
    if translatesReferenceBoundsIntoBoundary, let bounds {
      let c = bounds.inset(by: insets).corners
      all.append((nil, [(c[0], c[1]), (c[1], c[2]), (c[2], c[3]), (c[3], c[0])]))
    }
    return bodies.flatMap { body in
      all.flatMap { boundary in boundary.segments.map { (body, boundary.identifier, $0) } }
    }
  }

  /// Returns the pairs that may touch, in the order of the items. Bodies are tested from left to right, each
  /// against those that begin before it ends.
  private static func neighbors(_ bodies: [PhysicsBody]) -> [(PhysicsBody, PhysicsBody)] {
    let sorted = bodies.enumerated().map { (index: $0, left: $1.position.x - $1.extent, body: $1) }
      .sorted { ($0.left, $0.index) < ($1.left, $1.index) }
    var pairs: [(Int, Int)] = []
    for (place, a) in sorted.enumerated() {
      let right = a.left + 2 * a.body.extent
      for b in sorted[(place + 1)...].prefix(while: { $0.left < right }) where a.body.mayTouch(b.body) {
        pairs.append((min(a.index, b.index), max(a.index, b.index)))
      }
    }
    return pairs.sorted(by: <).map { (bodies[$0], bodies[$1]) }
  }

  /// Informs the delegate of contacts that have begun and ended.
  func tell(_ contacts: [PhysicsContact]) {
    let before = touching
    touching = Dictionary(contacts.map { ($0.key, $0) }) { first, _ in first }
    guard let collisionDelegate else { return }
    for (key, contact) in touching.sorted(by: { $0.key < $1.key }) where before[key] == nil {
      if let other = contact.b {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: contact.a.item, with: other.item, at: contact.hit.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: contact.a.item, withBoundaryIdentifier: contact.boundary,
          at: contact.hit.point)
      }
    }
    for (key, contact) in before.sorted(by: { $0.key < $1.key }) where touching[key] == nil {
      if let other = contact.b {
        collisionDelegate.collisionBehavior(self, endedContactFor: contact.a.item, with: other.item)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: contact.a.item, withBoundaryIdentifier: contact.boundary)
      }
    }
  }
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
