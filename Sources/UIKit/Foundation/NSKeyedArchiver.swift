import TransitionEngine

/// What an archive of an object would be. There are no archives: it holds a copy of a view, if the view can be copied.
public struct ArchivedObject {
  fileprivate let copy: UIView?

  fileprivate init(_ object: Any) {
    copy = (object as? UIView).flatMap(Self.copied)
    guard copy == nil else { return }
    Run.noteUnmodeled(
      Remark("archive of \(type(of: object))"),
      Remark("only plain views, labels and image views are copied; make another object, or take a snapshot"))
  }

  /// A copy of a view and its subviews; nil if one of them has a class of its own.
  private static func copied(_ view: UIView) -> UIView? {
    let copy: UIView
    if let own = view as? UILabel, type(of: view) == UILabel.self {
      let label = UILabel()
      (label.text, label.font, label.textColor) = (own.text, own.font, own.textColor)
      (label.textAlignment, label.numberOfLines) = (own.textAlignment, own.numberOfLines)
      label.lineBreakMode = own.lineBreakMode
      copy = label
    } else if let own = view as? UIImageView, type(of: view) == UIImageView.self {
      copy = UIImageView(image: own.image)
    } else if type(of: view) == UIView.self {
      copy = UIView()
    } else {
      return nil
    }
    (copy.bounds, copy.center, copy.transform) = (view.bounds, view.center, view.transform)
    (copy.alpha, copy.isHidden, copy.clipsToBounds) = (view.alpha, view.isHidden, view.clipsToBounds)
    (copy.backgroundColor, copy.contentMode, copy.tag) = (view.backgroundColor, view.contentMode, view.tag)
    copy.autoresizingMask = view.autoresizingMask
    copy.isUserInteractionEnabled = view.isUserInteractionEnabled
    copy.layer.cornerRadius = view.layer.cornerRadius
    for subview in view.subviews {
      guard let own = copied(subview) else { return nil }
      copy.addSubview(own)
    }
    return copy
  }

  fileprivate func unarchived() -> UIView? { copy.flatMap(Self.copied) }
}

/// Archives objects, of which only plain views, labels and image views can be read again: as copies.
public enum NSKeyedArchiver {
  /// Archives an object.
  public static func archivedData(withRootObject rootObject: Any) -> ArchivedObject {
    ArchivedObject(rootObject)
  }
  /// Archives an object.
  public static func archivedData(
    withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> ArchivedObject { ArchivedObject(object) }
}

/// Reads archived objects.
public enum NSKeyedUnarchiver {
  /// Returns a copy of the archived view; nil for other objects.
  public static func unarchiveObject(with data: ArchivedObject) -> Any? { data.unarchived() }
  /// Returns a copy of the archived view; nil for other objects.
  public static func unarchiveTopLevelObjectWithData(_ data: ArchivedObject) throws -> Any? {
    data.unarchived()
  }
  /// Returns a copy of the archived view; nil for other objects.
  public static func unarchivedObject<DecodedObjectType: NSObject>(
    ofClass cls: DecodedObjectType.Type, from data: ArchivedObject
  ) throws -> DecodedObjectType? { data.unarchived() as? DecodedObjectType }
}
