/// A place from side to side.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to another anchor, positive if that one is to the right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.layoutItem, otherAnchor.attribute, from: layoutItem, attribute)
  }

  /// A constraint that is not active yet: a number of standard spacings, of 8 points, behind another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemLayoutSpacing * multiplier)
  }

  /// A constraint that is not active yet: at least so many standard spacings behind another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemLayoutSpacing * multiplier)
  }

  /// A constraint that is not active yet: at most so many standard spacings behind another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemLayoutSpacing * multiplier)
  }
}
