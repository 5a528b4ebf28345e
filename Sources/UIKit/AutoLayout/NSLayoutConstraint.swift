import ConstraintSolver
import TransitionEngine

/// Relates two edges, centers, baselines or sizes, or one size and a number: `first == second × multiplier +
/// constant`.
///
/// A constraint applies while it is active. The nearest common ancestor of its items holds it, and the next
/// layout applies it.
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side; nil once it is gone.
  public private(set) weak var firstItem: AnyObject?
  /// The view or guide on the right side; nil for none, or once it is gone.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` for none.
  public let secondAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor of the right side.
  public let multiplier: CGFloat
  /// The points added to the right side. A number that isn't finite is refused, and logged.
  open var constant: CGFloat {
    didSet {
      if !constant.isFinite {
        constant = oldValue
        Run.noteIllegalConstraint(actor: layoutName, Remark("its constant isn't a number"))
      } else if constant != oldValue {
        holder?.setNeedsConstraintLayout()
      }
    }
  }
  /// The constraint's priority. While the constraint is active, it may not change between required and
  /// optional.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      if holder != nil, (priority == .required) != (oldValue == .required) {
        Run.noteIllegalConstraint(
          actor: layoutName, Remark("its priority changes between required and less while it is active"))
      }
      holder?.setNeedsConstraintLayout()
    }
  }
  /// The constraint's name in logs and findings.
  open var identifier: String?
  /// Kept, without effect: nothing is archived.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// The order in which constraints became active.
  var sequence = 0
  /// The item at which a distance begins, if the left side is a distance.
  weak var firstStart: (any LayoutItem)?
  var firstStartAttribute = Attribute.notAnAttribute
  /// The item at which a distance begins, if the right side is a distance.
  weak var secondStart: (any LayoutItem)?
  var secondStartAttribute = Attribute.notAnAttribute

  /// An empty constraint, to be replaced.
  public override init() {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  /// A constraint that is not active yet.
  ///
  /// - Parameters:
  ///   - item: a view or a layout guide.
  ///   - toItem: another one; nil for a size that is compared with the constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = (view1 as? any LayoutItem) as AnyObject?
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.flatMap { $0 as? any LayoutItem } as AnyObject?
    secondAttribute = secondItem == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier.isFinite ? multiplier : 1
    constant = c.isFinite ? c : 0
    super.init()
    if secondItem != nil, attr1.kind != attr2.kind {
      Run.noteIllegalConstraint(
        actor: layoutName, Remark("\(attr1.name) and \(attr2.name) can't be related to each other"))
    } else if secondItem == nil, attr1.kind != .size {
      Run.noteIllegalConstraint(
        actor: layoutName, Remark("\(attr1.name) has to be related to the same attribute of another item"))
    }
  }

  /// Whether the constraint is active. Setting it adds the constraint to the nearest common ancestor of its
  /// items, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.activate() } }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.deactivate() } }

  /// The part of an item that a constraint relates. The raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// An edge.
    case left = 1, right, top, bottom
    /// The edge where writing begins, or ends.
    case leading, trailing
    /// A size.
    case width, height
    /// A center.
    case centerX, centerY
    /// The baseline of the last, or first, line of text; without text, the bottom or the top edge.
    case lastBaseline, firstBaseline
    /// An edge of the area within the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A center of the area within the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// No attribute: the right side is a number.
    case notAnAttribute = 0

    /// The last baseline, by its older name.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides. The raw values are UIKit's.
  public enum Relation: Int, Sendable {
    /// The left side is at most, exactly or at least the right side.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual

    var solved: ConstraintSolver.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }
  }

  /// A direction of the layout. The raw values are UIKit's.
  public enum Axis: Int, Sendable {
    /// Left to right, or top to bottom.
    case horizontal, vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// The group of attributes that can be related to one another.
  enum Kind { case horizontal, vertical, size, none }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  var axis: NSLayoutConstraint.Axis { kind == .vertical || self == .height ? .vertical : .horizontal }

  /// The name in Xcode's log.
  var name: String { self == .notAnAttribute ? "a number" : "\(self)" }
}
