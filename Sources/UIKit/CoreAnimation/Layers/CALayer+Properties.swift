import TransitionEngine

extension CALayer {
  /// Sets a property of the model, and runs the action for its key.
  ///
  /// The action is looked up before the change and runs after it, as in Core Animation.
  ///
  /// The method is inlined so that the key path is a constant at its call, and costs nothing.
  ///
  /// - Parameter key: nil for a property that does not animate.
  @inline(__always)
  func change<Value: Equatable>(
    _ property: WritableKeyPath<Layer, Value>, to new: Value, key: PropertyAnimation.KeyPath? = nil
  ) {
    guard properties[keyPath: property] != new else { return }
    let run = Run.current
    let action = key.flatMap { enabledAction(for: $0, in: run) }
    properties[keyPath: property] = new
    invalidate(in: run)
    if let key { action?.run(forKey: key.rawValue, object: self, arguments: nil) }
    checkLayerObservations()
  }

  /// Returns the action of a property, unless the transaction has disabled actions.
  private func enabledAction(for key: PropertyAnimation.KeyPath, in run: Run?) -> (any CAAction)? {
    guard let run, !run.transactions.disableActions else { return nil }
    return action(forKey: key.rawValue)
  }

  /// Sets an animatable property of the model by the schema: clamps numbers to the property's range, and runs
  /// the action for its key. All setters and key-value coding call this method.
  ///
  /// Numbers that are not finite are noted. In geometry, points, sizes and paths they are refused; a single
  /// number is replaced.
  ///
  /// - Parameter value: nil for none, if the property is optional.
  /// - Returns: whether the layer has the property and it takes values of that type.
  @discardableResult
  func set(_ property: LayerProperty, to value: PropertyAnimation.Value?) -> Bool {
    var value = value
    if let given = value, !given.isFinite {
      if property.isGeometry { return !refusesGeometry(given.components, of: property) }
      noteUnlessFinite(property.rawValue, given.components)
      guard case .number(let number) = given else { return true }
      value = property.replacement(for: number)
    }
    if property.range != .drawable { value = value?.clamped(to: property.range) }
    guard let isHeld = property.field.holds(value, in: properties) else { return false }
    guard !isHeld else { return true }
    let run = Run.current
    let action = property.isImplicitlyAnimated ? enabledAction(for: property, in: run) : nil
    properties.setValue(value, for: property)
    invalidate(in: run)
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
    checkLayerObservations()
    return true
  }

  /// Returns whether geometry has numbers that are not finite, and notes them.
  func refusesGeometry(_ numbers: [CGFloat], of property: LayerProperty) -> Bool {
    guard !numbers.allSatisfy(\.isFinite) else { return false }
    Run.current?.log(
      actor: debugName, incident: .invalidGeometry, detail: .verbatim("\(property.rawValue) = \(numbers)"),
      layer: self)
    return true
  }

  // MARK: Geometry

  // MARK: Appearance

  /// The content between the layer's background and its sublayers.
  package var drawing: LayerContents? {
    get { properties.contents }
    set { change(\.contents, to: newValue) }
  }

  // MARK: Shadow

  var shadow: Shadow {
    get { properties.shadow ?? .standard }
  }

  /// Notes numbers that are not finite where Core Animation takes only finite ones; `refusesGeometry` refuses
  /// those of geometry.
  ///
  /// - Returns: whether all numbers are finite.
  @discardableResult
  func noteUnlessFinite(_ name: String, _ numbers: [CGFloat]) -> Bool {
    guard let number = numbers.first(where: { !$0.isFinite }) else { return true }
    Run.noteUnmodeled(
      Remark("\(name) with the number \(number)"), Remark("use finite numbers"), actor: debugName, layer: self
    )
    return false
  }

  /// The layer's name in the log: its name, its class, or that of its view.
  package var debugName: String { name ?? kind }
}

extension LayerProperty {
  /// Whether Core Animation counts the property's numbers as geometry, and refuses those that are not finite.
  fileprivate var isGeometry: Bool {
    self == .borderWidth || self != .opacity && LayerGeometry.properties.contains(self)
  }

  /// Returns the number that replaces one that is not finite.
  fileprivate func replacement(for number: CGFloat) -> PropertyAnimation.Value? {
    guard range == 0...1 else { return .number(0) }
    return number.isNaN ? standard : .number(number)
  }
}
