extension UIViewController {
  /// A property of a controller that its view sets while it is loaded. Reading it loads the view first.
  @propertyWrapper public struct ViewLoading<Value> {
    private var value: Value?

    /// A property without a value.
    public init() {}
    /// A property with a value from the start.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Only for the compiler: a controller has the property by the subscript.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is for properties of view controllers") }
      set { value = newValue }
    }

    /// The value of a controller's property. Loads the controller's view; code that doesn't set the property while the
    /// view is loaded stops, as in UIKit.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        if controller[keyPath: storage].value == nil { controller.loadViewIfNeeded() }
        guard let value = controller[keyPath: storage].value else {
          fatalError(
            "a @ViewLoading property of \(controller.debugName) has no value after its view has loaded")
        }
        return value
      }
      set { controller[keyPath: storage].value = newValue }
    }
  }
}
