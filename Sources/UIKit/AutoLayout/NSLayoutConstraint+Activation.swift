import TransitionEngine

extension NSLayoutConstraint {
  /// All items, including those of a distance.
  private var items: [any LayoutItem] {
    [firstItem as? any LayoutItem, secondItem as? any LayoutItem, firstStart, secondStart].compactMap(\.self)
  }

  func activate() {
    guard holder == nil else { return }
    guard let view = nearestCommonView else {
      Run.noteIllegalConstraint(
        actor: layoutName,
        Remark("it can't be active: its items have no common ancestor"))
      return
    }
    hold(in: view)
  }

  func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.autoLayout?.constraints.removeAll { $0 === self }
    holder.setNeedsConstraintLayout()
  }

  /// Makes the constraint active, held by an ancestor of its items.
  func hold(in view: UIView) {
    guard holder == nil, isLegal else { return }
    guard items.allSatisfy({ $0.layoutView?.isDescendant(of: view) ?? false }) else {
      Run.noteIllegalConstraint(
        actor: layoutName, Remark("it can't be added to \(view.layoutName), which doesn't contain its items"))
      return
    }
    for item in items { item.layoutView?.joinAutoLayout() }
    sequence = Run.current?.nextSequence() ?? 0
    holder = view
    view.joinAutoLayout().constraints.append(self)
    view.setNeedsConstraintLayout()
  }

  /// Whether both sides have the same kind. If not, the initializer has logged it.
  private var isLegal: Bool {
    secondAttribute == .notAnAttribute
      ? firstAttribute.kind == .size : firstAttribute.kind == secondAttribute.kind
  }

  /// The nearest view that contains all items, or is one of them.
  private var nearestCommonView: UIView? {
    let views = items.map(\.layoutView)
    guard var common = views.first ?? nil else { return nil }
    for case let view in views.dropFirst() {
      guard let view,
        let shared = Swift.sequence(first: common, next: \.superview).first(where: {
          view.isDescendant(of: $0)
        })
      else { return nil }
      common = shared
    }
    return common
  }

  /// Whether an item lies in a view, at any depth.
  func refers(into view: UIView) -> Bool {
    items.contains { $0.layoutView?.isDescendant(of: view) ?? true }
  }
}

extension NSLayoutConstraint {
  /// The description in Xcode's log, without addresses: `<NSLayoutConstraint card.width == 50 (active)>`.
  var layoutName: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    return "<NSLayoutConstraint \(name)\(equation)\(isActive ? " (active)" : "")>"
  }

  private var equation: String {
    let left = Self.side(firstItem, firstAttribute, from: firstStart, firstStartAttribute)
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let wish = priority == .required ? "" : " @\(Double(priority.rawValue).inLayoutWords)"
    guard secondAttribute != .notAnAttribute else {
      return "\(left) \(sign) \(constant.inLayoutWords)\(wish)"
    }
    let right = Self.side(secondItem, secondAttribute, from: secondStart, secondStartAttribute)
    let factor = multiplier == 1 ? "" : "\(multiplier.inLayoutWords)*"
    let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).inLayoutWords)"
    return "\(left) \(sign) \(factor)\(right)\(rest)\(wish)"
  }

  private static func side(
    _ item: AnyObject?, _ attribute: Attribute, from start: (any LayoutItem)?, _ startAttribute: Attribute
  ) -> String {
    let end = "\((item as? any LayoutItem)?.layoutName ?? "(gone)").\(attribute.name)"
    guard startAttribute != .notAnAttribute else { return end }
    let start = "\(start?.layoutName ?? "(gone)").\(startAttribute.name)"
    return "(\(start) to \(end))"
  }
}

extension UIView {
  /// The description of an attribute of the frame in Xcode's log; nil for an attribute that the frame doesn't
  /// decide.
  ///
  /// - Parameter holder: the view whose coordinates are used. Its own near edges are always 0.
  func frameName(for attribute: NSLayoutConstraint.Attribute, in holder: UIView?) -> String? {
    let frame = layer.untransformedFrame
    let value: String
    switch (attribute.kind, attribute.axis) {
    case (.none, _): return nil
    case (_, .horizontal) where self === holder && attribute.kind != .size:
      if [.left, .leading].contains(attribute) { return nil }
      value = "width == \(frame.width.inLayoutWords)"
    case (_, .vertical) where self === holder && attribute.kind != .size:
      if attribute == .top { return nil }
      value = "height == \(frame.height.inLayoutWords)"
    case (.size, .horizontal): value = "width == \(frame.width.inLayoutWords)"
    case (.size, .vertical): value = "height == \(frame.height.inLayoutWords)"
    case (_, .horizontal): value = "minX == \(frame.minX.inLayoutWords)"
    case (_, .vertical): value = "minY == \(frame.minY.inLayoutWords)"
    }
    func signs(_ near: AutoresizingMask, _ length: AutoresizingMask, _ far: AutoresizingMask) -> String {
      let flexible = [near, length, far].map { autoresizingMask.contains($0) }
      // By default, the far margin is flexible.
      let bends = flexible.contains(true) ? flexible : [false, false, true]
      return bends.map { $0 ? "&" : "-" }.joined()
    }
    let h = signs(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let v = signs(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "<NSAutoresizingMaskLayoutConstraint h=\(h) v=\(v) \(layoutName).\(value) (active)>"
  }
}

extension Double {
  /// The number without a fraction if it is whole, and with at most three decimals otherwise.
  var inLayoutWords: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Run {
  /// Logs a constraint for which UIKit throws an exception.
  static func noteIllegalConstraint(actor: String, _ detail: Remark) {
    note("constraint", actor: actor, detail: detail, lint: .illegalConstraint)
  }
}
