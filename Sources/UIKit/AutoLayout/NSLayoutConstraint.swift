import ConstraintSolver

/// Relates two edges, centres, baselines or sizes, or one size and a number: `first == second × multiplier + constant`.
///
/// A constraint counts while it is active. The nearest view around both items holds it, and the next layout heeds it.
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side; nil once it is gone.
  public private(set) weak var firstItem: AnyObject?
  /// The view or guide on the right side; nil for none, or once it is gone.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` for none.
  public let secondAttribute: Attribute
  /// How the sides stand to each other.
  public let relation: Relation
  /// The factor of the right side.
  public let multiplier: CGFloat
  /// The points that are added to the right side. A number that isn't finite is refused, and noted.
  open var constant: CGFloat {
    didSet {
      if !constant.isFinite {
        constant = oldValue
        Run.noteIllegalConstraint(actor: layoutName, "its constant is not a number")
      } else if constant != oldValue {
        holder?.setNeedsConstraintLayout()
      }
    }
  }
  /// How much the constraint counts. While it is active, it may not change between required and less.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      if holder != nil, (priority == .required) != (oldValue == .required) {
        Run.noteIllegalConstraint(
          actor: layoutName, "its priority changes between required and less while it is active")
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
  /// Orders constraints by when they became active.
  var sequence = 0
  /// The view or guide from which on a distance is measured, where the first item stands for a distance.
  weak var firstStart: (any LayoutItem)?
  var firstStartAttribute = Attribute.notAnAttribute
  /// The same of the second item.
  weak var secondStart: (any LayoutItem)?
  var secondStartAttribute = Attribute.notAnAttribute

  /// A constraint of nothing, which stands in until there is another one.
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
        actor: layoutName, "\(attr1.name) and \(attr2.name) cannot be related to each other")
    } else if secondItem == nil, attr1.kind != .size {
      Run.noteIllegalConstraint(actor: layoutName, "\(attr1.name) has to be related to that of another item")
    }
  }

  /// Whether the constraint counts. Setting it adds the constraint to the nearest view around its items, or
  /// takes it out.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.activate() } }

  /// Has constraints count no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.deactivate() } }

  /// A part of an item that constraints relate. The raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// An edge.
    case left = 1, right, top, bottom
    /// The edge where writing begins, or ends.
    case leading, trailing
    /// A size.
    case width, height
    /// A centre.
    case centerX, centerY
    /// The line on which the last, or first, text stands; of what has no text, the bottom or the top edge.
    case lastBaseline, firstBaseline
    /// An edge of what is within the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A centre of what is within the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// Nothing: the right side is a number.
    case notAnAttribute = 0

    /// The last baseline, by its older name.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the sides stand to each other. The raw values are UIKit's.
  public enum Relation: Int, Sendable {
    /// The left side is the lesser one, the greater one, or both are the same.
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
    /// From side to side, or from top to bottom.
    case horizontal, vertical

    var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
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

  var axis: LayoutAxis { kind == .vertical || self == .height ? .vertical : .horizontal }

  /// As Xcode's log names it.
  var name: String { self == .notAnAttribute ? "a number" : "\(self)" }
}
