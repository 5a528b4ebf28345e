extension UIView {
  /// What a change of a property invalidates.
  public enum Invalidation: Sendable {
    /// The drawing.
    case display
    /// The layout of the subviews.
    case layout
    /// The constraints that the view updates.
    case constraints
    /// The size of the content.
    case intrinsicContentSize
    /// The view's configuration, which lists apply.
    case configuration

    func apply(to view: UIView) {
      switch self {
      case .display: view.setNeedsDisplay()
      case .layout: view.setNeedsLayout()
      case .constraints: view.setNeedsUpdateConstraints()
      case .intrinsicContentSize: view.invalidateIntrinsicContentSize()
      case .configuration:
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
  }

  /// A property of a view whose changes invalidate its layout, drawing, constraints or size.
  @propertyWrapper public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidations: [Invalidation]

    /// A value, and what each change of it invalidates.
    public init(wrappedValue: Value, _ invalidations: Invalidation...) {
      (value, self.invalidations) = (wrappedValue, invalidations)
    }

    /// Only for the compiler: a view has the property by the subscript.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value of a view's property. Setting an equal value changes nothing.
    public static subscript<View: UIView>(
      _enclosingInstance view: View, wrapped wrapped: ReferenceWritableKeyPath<View, Value>,
      storage storage: ReferenceWritableKeyPath<View, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        for invalidation in view[keyPath: storage].invalidations { invalidation.apply(to: view) }
      }
    }
  }
}
