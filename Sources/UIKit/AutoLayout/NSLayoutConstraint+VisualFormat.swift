import TransitionEngine

extension NSLayoutConstraint {
  /// The alignment of views in a visual format, and its direction. The bits are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each edge by which views are aligned.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// By their left edges.
    public static let alignAllLeft = Self(.left)
    /// By their right edges.
    public static let alignAllRight = Self(.right)
    /// By their top edges.
    public static let alignAllTop = Self(.top)
    /// By their bottom edges.
    public static let alignAllBottom = Self(.bottom)
    /// By their leading edges.
    public static let alignAllLeading = Self(.leading)
    /// By their trailing edges.
    public static let alignAllTrailing = Self(.trailing)
    /// By their horizontal centers.
    public static let alignAllCenterX = Self(.centerX)
    /// By their vertical centers.
    public static let alignAllCenterY = Self(.centerY)
    /// By their last baselines.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// By their first baselines.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// Read from the leading edge; the default.
    public static let directionLeadingToTrailing: Self = []
    /// Read from the left edge.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Read from the right edge.
    public static let directionRightToLeft = Self(rawValue: 1 << 17)

    var alignments: [Attribute] {
      let all: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
      ]
      return all.filter { contains(Self($0)) }
    }
  }

  /// The constraints of a row of views in the Visual Format Language, such as
  /// `H:|-[title]-(>=20)-[button(44)]|`. They are not active yet.
  ///
  /// iOS throws an exception for an invalid format; here it is logged for lint, and there are no constraints.
  ///
  /// - Parameters:
  ///   - metrics: numbers by their names in the format.
  ///   - views: views and guides by their names.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
      return try VisualFormatConstraints(parser.parse(), options: opts).make()
    } catch let problem as VisualFormatProblem {
      Run.noteIllegalConstraint(
        actor: "“\(format)”",
        Remark("unable to parse the format: \(problem.message), at character \(problem.offset + 1)"))
    } catch {}
    return []
  }
}

/// Makes constraints from a parsed format.
private struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
  private let length: NSLayoutConstraint.Attribute
  /// -1 from right to left, where the next view is on the left.
  private let sign: CGFloat

  init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
    (self.format, self.options) = (format, options)
    sign = format.isVertical || !options.contains(.directionRightToLeft) ? 1 : -1
    if format.isVertical {
      (near, far) = (.top, .bottom)
    } else if options.contains(.directionLeftToRight) {
      (near, far) = (.left, .right)
    } else if options.contains(.directionRightToLeft) {
      (near, far) = (.right, .left)
    } else {
      (near, far) = (.leading, .trailing)
    }
    length = format.isVertical ? .height : .width
  }

  func make() throws -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    let superview = format.views.first?.item.layoutView?.superview
    if format.beginsAtSuperview || format.endsAtSuperview, superview == nil {
      throw VisualFormatProblem(
        message: "unable to interpret '|', because the related view has no superview", offset: 0)
    }
    if let first = format.views.first, format.beginsAtSuperview, let superview {
      constraints += edge(first.item, near, superview, near, format.leading, isSuperview: true)
    }
    for (index, pair) in zip(format.views, format.views.dropFirst()).enumerated() {
      constraints += edge(pair.1.item, near, pair.0.item, far, format.gaps[index], isSuperview: false)
    }
    if let last = format.views.last, format.endsAtSuperview, let superview {
      constraints += edge(superview, far, last.item, far, format.trailing, isSuperview: true)
    }
    for view in format.views {
      for predicate in view.predicates {
        constraints.append(constraint(view.item, length, predicate, length))
      }
    }
    return try constraints + aligned()
  }

  /// A constraint between the edges of two items, at a distance.
  private func edge(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ before: any LayoutItem,
    _ other: NSLayoutConstraint.Attribute, _ gap: VisualFormat.Gap, isSuperview: Bool
  ) -> [NSLayoutConstraint] {
    switch gap {
    case .none: return [relate(item, attribute, .equal, before, other, 0, .required)]
    case .standard where isSuperview:
      // The default distance to the superview is its margin.
      let isTrailing = attribute == far
      return [
        relate(
          item, isTrailing ? attribute.margin : attribute, .equal, before, isTrailing ? other : other.margin,
          0,
          .required)
      ]
    case .standard:
      return [relate(item, attribute, .equal, before, other, systemLayoutSpacing * sign, .required)]
    case .predicates(let predicates):
      return predicates.map {
        relate(item, attribute, flipped($0.relation), before, other, $0.constant * sign, $0.priority)
      }
    }
  }

  private func flipped(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint.Relation {
    sign > 0 ? relation : NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
  }

  private func constraint(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
    _ other: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: predicate.item,
      attribute: predicate.item == nil ? .notAnAttribute : predicate.attribute ?? other,
      multiplier: predicate.multiplier, constant: predicate.constant)
    constraint.priority = predicate.priority
    return constraint
  }

  private func relate(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    return constraint
  }

  private func aligned() throws -> [NSLayoutConstraint] {
    guard let first = format.views.first else { return [] }
    return try options.alignments.flatMap { attribute in
      guard (attribute.kind == .horizontal) == format.isVertical else {
        throw VisualFormatProblem(
          message: "can't align views of a \(format.isVertical ? "vertical" : "horizontal") format by "
            + attribute.name, offset: 0)
      }
      return format.views.dropFirst().map {
        relate($0.item, attribute, .equal, first.item, attribute, 0, .required)
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }
}
