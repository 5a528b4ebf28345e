import TransitionEngine

/// Keeps items from one another, and within boundaries.
open class UICollisionBehavior: UIItemsBehavior {
  /// What collides with what.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt
    /// Kinds by their bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items with one another.
    public static let items = Self(rawValue: 1 << 0)
    /// Items with boundaries.
    public static let boundaries = Self(rawValue: 1 << 1)
    /// Both.
    public static let everything = Self(rawValue: .max)
  }

  /// Items that do not come through one another.
  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }

  /// What collides with what; everything unless set.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the reference view's bounds keep items in.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  /// Hears of what touches.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, segments: [(CGPoint, CGPoint)])] = []
  /// What touches, by what the two are called.
  private var touching: [Contact.Key: Contact] = [:]

  /// Has the reference view's bounds keep items in, with a distance from its sides.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a line that no item crosses, in place of one of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add(identifier, [(p1, p2)])
  }

  /// Adds an outline that no item crosses, in place of one of the same name.
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

  /// Takes a boundary out.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { "\($0.identifier)" == "\(identifier)" }
    changed()
  }

  /// Takes all boundaries out.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// What the boundaries are called; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  // MARK: Colliding

  /// The items that touch something, and where.
  func collide(in world: PhysicsWorld, bounds: CGRect?, isLast: Bool) {
    var now: [Contact.Key: Contact] = [:]
    let bodies = items.compactMap(world.body)
    if collisionMode.contains(.items) {
      for (index, a) in bodies.enumerated() {
        for b in bodies[(index + 1)...] where a.mayTouch(b) {
          guard let hit = a.hit(with: b) else { continue }
          world.solve(hit, a, b, isLast: isLast)
          now[Contact.Key(a, b)] = Contact(a: a, b: b, boundary: nil, point: hit.point)
        }
      }
    }
    if collisionMode.contains(.boundaries) {
      var all: [(identifier: (any NSCopying)?, segments: [(CGPoint, CGPoint)])] = boundaries.map { ($0, $1) }
      if translatesReferenceBoundsIntoBoundary, let bounds {
        let c = bounds.inset(by: insets).corners
        all.append((nil, [(c[0], c[1]), (c[1], c[2]), (c[2], c[3]), (c[3], c[0])]))
      }
      for body in bodies {
        for boundary in all {
          for segment in boundary.segments {
            guard let hit = body.hit(with: segment, isEndless: boundary.identifier == nil) else { continue }
            world.solve(hit, body, nil, isLast: isLast)
            let name = boundary.identifier.map { "\($0)" } ?? ""
            now[Contact.Key(body, name)] = Contact(
              a: body, b: nil, boundary: boundary.identifier, point: hit.point)
          }
        }
      }
    }
    if isLast { tell(now) }
  }

  private func tell(_ now: [Contact.Key: Contact]) {
    let before = touching
    touching = now
    guard let collisionDelegate else { return }
    for (key, contact) in now.sorted(by: { $0.key < $1.key }) where before[key] == nil {
      if let other = contact.b {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: contact.a.item, with: other.item, at: contact.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: contact.a.item, withBoundaryIdentifier: contact.boundary, at: contact.point)
      }
    }
    for (key, contact) in before.sorted(by: { $0.key < $1.key }) where now[key] == nil {
      if let other = contact.b {
        collisionDelegate.collisionBehavior(self, endedContactFor: contact.a.item, with: other.item)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: contact.a.item, withBoundaryIdentifier: contact.boundary)
      }
    }
  }

  private struct Contact {
    struct Key: Hashable, Comparable {
      let first: Int
      let second: Int
      let name: String

      init(_ a: PhysicsBody, _ b: PhysicsBody) { (first, second, name) = (a.number, b.number, "") }
      init(_ a: PhysicsBody, _ name: String) { (first, second, self.name) = (a.number, -1, name) }

      static func < (a: Key, b: Key) -> Bool { (a.first, a.second, a.name) < (b.first, b.second, b.name) }
    }

    let a: PhysicsBody
    let b: PhysicsBody?
    let boundary: (any NSCopying)?
    let point: CGPoint
  }
}

/// Hears of what touches.
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// An item has come to touch another one.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// An item does not touch another one any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item has come to touch a boundary; nil for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item does not touch a boundary any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
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
