/// An edge, a center, a baseline or a size of a view or guide, from which constraints are made. Anchors of
/// different kinds cannot be compared: the compiler reports an error.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide; nil once it is gone.
  weak var layoutItem: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The anchor from which a distance is measured; nil for an anchor that isn't a distance.
  private(set) weak var startItem: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute

  init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from start: (any LayoutItem)? = nil, _ startAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    layoutItem = item
    self.attribute = attribute
    startItem = start
    self.startAttribute = startAttribute
  }

  /// The view or guide that the anchor belongs to; nil once it is gone.
  open var item: AnyObject? { layoutItem }
  /// The anchor's name in the log: `card.leading`.
  open var name: String { "\(layoutItem?.layoutName ?? "(gone)").\(attribute.name)" }

  /// A constraint that is not active yet: this anchor is at the other one, moved by a constant.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, constant: c)
  }

  /// A constraint that is not active yet: this anchor is at the other one, moved by a constant, or after it.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// A constraint that is not active yet: this anchor is at the other one, moved by a constant, or before it.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: layoutItem as Any, attribute: attribute, relatedBy: relation, toItem: other?.layoutItem,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.firstStart = startItem
    constraint.firstStartAttribute = startAttribute
    constraint.secondStart = other?.startItem
    constraint.secondStartAttribute = other?.startAttribute ?? .notAnAttribute
    return constraint
  }
}

/// The default spacing between adjacent views, in points.
let systemLayoutSpacing: CGFloat = 8
