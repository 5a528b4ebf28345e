import TransitionEngine

/// Key-value coding. A property is set by its own setter; a key that names no property keeps any value that
/// code stores there.
extension CALayer {
  /// Returns the value of a property, or of a key of the author's; nil for a key path that names neither.
  func property(at keyPath: String) -> Any? {
    if let animatable = PropertyAnimation.KeyPath(rawValue: keyPath) {
      return properties.value(for: animatable)?.any ?? ownValues?[keyPath]
    }
    switch DerivedKeyPath(keyPath) {
    case .alias(let property): return properties.value(for: property)?.any
    case .part(let whole, let part): return properties.value(for: whole)?[part]
    case .translation(let x, let y):
      guard case .number(let width)? = properties.value(for: x),
        case .number(let height)? = properties.value(for: y)
      else { return nil }
      return CGSize(width: width, height: height)
    case nil:
      if let flag = LayerProperty.flags[keyPath] { return properties.value(for: flag) == .number(1) }
      return ownProperty(keyPath)?.value(of: self) ?? LayerKey(keyPath)?.get(self) ?? ownValues?[keyPath]
    }
  }

  /// Sets a property by its setter, or stores the value under a key of your own.
  func setProperty(_ value: Any?, at keyPath: String) {
    if let animatable = PropertyAnimation.KeyPath(rawValue: keyPath),
      properties.value(for: animatable) != nil
    {
      return note(value, at: keyPath, unless: setProperty(animatable, to: value))
    }
    switch DerivedKeyPath(keyPath) {
    case .alias(let property): note(value, at: keyPath, unless: setProperty(property, to: value))
    case .part(let whole, let part): note(value, at: keyPath, unless: setPart(part, of: whole, to: value))
    case .translation(let x, let y): note(value, at: keyPath, unless: setTranslation(x, y, to: value))
    case nil:
      if let flag = LayerProperty.flags[keyPath] {
        let number = value.flatMap(LayerKey.number)
        note(value, at: keyPath, unless: number.map { set(flag, to: .number($0 != 0 ? 1 : 0)) } ?? false)
      } else if let property = ownProperty(keyPath) {
        note(value, at: keyPath, unless: property.set(self, value))
        if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
      } else if let key = LayerKey(keyPath) {
        note(value, at: keyPath, unless: key.set(self, value))
      } else if keyPath.contains(".") {
        Run.noteUnmodeled(
          Remark("property “\(keyPath)”"), Remark("set one that the layer has"), actor: debugName, layer: self
        )
      } else {
        keep(value, forKey: keyPath)
        if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
      }
    }
  }

  /// The property of a listing's class by its name; nil for none.
  func ownProperty(_ name: String) -> CodedProperty? {
    type(of: self).codedProperties.last { $0.name == name }
  }

  /// Notes a value that the property doesn't take.
  private func note(_ value: Any?, at keyPath: String, unless isSet: Bool) {
    guard !isSet else { return }
    Run.noteUnmodeled(
      Remark("way to set “\(keyPath)” to \(value.map { "\($0)" } ?? "nil")"),
      Remark("use a value of the property’s type"),
      actor: debugName, layer: self)
  }

  private func setProperty(_ keyPath: PropertyAnimation.KeyPath, to value: Any?) -> Bool {
    guard let value else { return setProperty(keyPath, to: PropertyAnimation.Value?.none) }
    guard let current = properties.value(for: keyPath),
      let new = PropertyAnimation.Value(unchecked: value)?.adapted(to: current)
    else { return false }
    return setProperty(keyPath, to: new)
  }

  private func setPart(_ part: ValuePart, of whole: PropertyAnimation.KeyPath, to value: Any?) -> Bool {
    guard case .number(let number)? = value.flatMap(PropertyAnimation.Value.init(unchecked:)),
      let current = properties.value(for: whole)
    else { return false }
    return setProperty(whole, to: current.replacing(part, with: number))
  }

  private func setTranslation(
    _ x: PropertyAnimation.KeyPath, _ y: PropertyAnimation.KeyPath, to value: Any?
  ) -> Bool {
    let offset: CGSize
    switch value.flatMap(PropertyAnimation.Value.init(unchecked:)) {
    case .size(let size): offset = size
    case .point(let point): offset = CGSize(width: point.x, height: point.y)
    default: return false
    }
    return setProperty(x, to: .number(offset.width)) && setProperty(y, to: .number(offset.height))
  }

  /// Sets an animatable property by its setter, which subclasses may override.
  ///
  /// - Parameter value: nil for none, where the property can be nil.
  /// - Returns: whether the layer has the property and it takes values of that type.
  func setOwnProperty(_ property: LayerProperty, to value: PropertyAnimation.Value?) -> Bool {
    switch (property, value) {
    case (.position, .point(let point)): position = point
    case (.positionX, .number(let x)): position.x = x
    case (.positionY, .number(let y)): position.y = y
    case (.bounds, .rect(let rect)): bounds = rect
    case (.boundsOrigin, .point(let origin)): bounds.origin = origin
    case (.boundsSize, .size(let size)): bounds.size = size
    case (.hidden, .number(let number)): isHidden = number != 0
    case (_, let value) where property.isStored: return set(property, to: value)
    default:
      var new = properties
      guard let value, new.setValue(value, for: property) else { return false }
      if property.role == .space {
        sublayerTransform = new.sublayerTransform
      } else {
        transform = new.transform
      }
    }
    return true
  }
}

/// A property of layers that no animation changes, by its name in key-value coding.
struct LayerKey {
  let get: (CALayer) -> Any?
  /// Sets the property, and returns whether it takes the value.
  let set: (CALayer, Any?) -> Bool

  init?(_ key: String) {
    switch key {
    case "frame": self.init(\.frame)
    case "shouldRasterize": self.init(\.shouldRasterize, Self.flag)
    case "needsDisplayOnBoundsChange": self.init(\.needsDisplayOnBoundsChange, Self.flag)
    case "beginTime": self.init(\.beginTime, Self.number)
    case "timeOffset": self.init(\.timeOffset, Self.number)
    case "speed": self.init(\.speed) { Self.number($0).map { Float($0) } }
    case "contentsScale": self.init(\.contentsScale, Self.number)
    case "rasterizationScale": self.init(\.rasterizationScale, Self.number)
    case "contentsRect": self.init(\.contentsRect)
    case "contentsCenter": self.init(\.contentsCenter)
    case "contentsGravity": self.init(\.contentsGravity)
    case "maskedCorners": self.init(\.maskedCorners)
    case "cornerCurve": self.init(\.cornerCurve)
    case "name": self.init(optional: \.name)
    case "mask": self.init(optional: \.mask)
    case "contents": self.init(optional: \.contents)
    default: return nil
    }
  }

  private init<Value>(
    _ property: ReferenceWritableKeyPath<CALayer, Value>,
    _ convert: @escaping (Any) -> Value? = { $0 as? Value }
  ) {
    get = { $0[keyPath: property] }
    set = { layer, value in
      guard let new = value.flatMap(convert) else { return false }
      layer[keyPath: property] = new
      return true
    }
  }

  private init<Value>(optional property: ReferenceWritableKeyPath<CALayer, Value?>) {
    get = { $0[keyPath: property] }
    set = { layer, value in
      let new = value as? Value
      guard value == nil || new != nil else { return false }
      layer[keyPath: property] = new
      return true
    }
  }

  static func number(_ value: Any) -> CGFloat? {
    if case .number(let number)? = PropertyAnimation.Value(unchecked: value) { number } else { nil }
  }

  private static func flag(_ value: Any) -> Bool? { number(value).map { $0 != 0 } }
}
