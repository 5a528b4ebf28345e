import TransitionEngine

extension CALayer {
  /// The value of an animatable property, such as `transform.rotation.z`; nil for a key path that names none.
  public func value(forKeyPath keyPath: String) -> Any? {
    PropertyAnimation.KeyPath(rawValue: keyPath).flatMap { properties.value(for: $0) }?.any
  }

  func setAnimatable(_ value: Any?, _ keyPath: String) {
    var new = properties
    guard let property = PropertyAnimation.KeyPath(rawValue: keyPath),
      let value = value.flatMap(PropertyAnimation.Value.init(any:)), new.setValue(value, for: property)
    else {
      Run.note(
        "setValue(_:forKeyPath:)", actor: debugName,
        detail: "no such property, or no value for it: \(keyPath)",
        layer: self)
      return
    }
    switch property {
    case .bounds, .boundsOrigin, .boundsSize: bounds = new.bounds
    case .position, .positionX, .positionY: position = new.position
    case .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translationX, .translationY,
      .translationZ,
      .transform:
      transform = new.transform
    default: change(\.self, to: new, key: property)
    }
  }
}
