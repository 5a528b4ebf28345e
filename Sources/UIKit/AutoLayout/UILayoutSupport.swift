/// The guides of a controller's view at the bars, from before safe areas.
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view that bars cover at its top or bottom.
final class CoveredEndGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  func coveredEnd(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
    let layout = view.joinAutoLayout()
    if let guide = layout.standardGuides[kind] as? CoveredEndGuide { return guide }
    let guide = CoveredEndGuide(kind, of: view)
    layout.standardGuides[kind] = guide
    return guide
  }
}
