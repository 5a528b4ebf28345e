import TransitionEngine

/// Custom properties of subclasses whose values Core Animation stores, declared with `@NSManaged`. A layer
/// that draws itself by them can animate them: it is redrawn at each frame of the display.
extension CALayer {
  /// Returns the value of an `@NSManaged` property; 0 until it is set.
  public func managed<Value: BinaryFloatingPoint>(_ key: String) -> Value {
    number(forKey: key).map { Value($0) } ?? 0
  }

  /// Returns the value of an `@NSManaged` property; 0 until it is set.
  public func managed<Value: BinaryInteger>(_ key: String) -> Value {
    number(forKey: key).flatMap { Value(exactly: $0.rounded()) } ?? 0
  }

  /// Returns the value of an `@NSManaged` property; false until it is set.
  public func managed(_ key: String) -> Bool { value(forKey: key) as? Bool ?? false }

  /// Returns the value of an `@NSManaged` property; (0, 0) until it is set.
  public func managed(_ key: String) -> CGPoint { value(forKey: key) as? CGPoint ?? .zero }

  /// Returns the value of an `@NSManaged` property; empty until it is set.
  public func managed(_ key: String) -> CGSize { value(forKey: key) as? CGSize ?? .zero }

  /// Returns the value of an `@NSManaged` property; empty until it is set.
  public func managed(_ key: String) -> CGRect { value(forKey: key) as? CGRect ?? .zero }

  /// Returns the value of an `@NSManaged` property; no change until it is set.
  public func managed(_ key: String) -> CGAffineTransform {
    keptValue(forKey: key) as? CGAffineTransform ?? .identity
  }

  /// Returns the value of an `@NSManaged` property; no change until it is set.
  public func managed(_ key: String) -> CATransform3D {
    keptValue(forKey: key) as? CATransform3D ?? CATransform3DIdentity
  }

  /// Returns the value of an `@NSManaged` property; zero until it is set.
  public func managed(_ key: String) -> UIEdgeInsets { keptValue(forKey: key) as? UIEdgeInsets ?? .zero }

  /// Returns the value of an `@NSManaged` property; transparent until it is set.
  public func managed(_ key: String) -> CGColor {
    keptValue(forKey: key) as? CGColor ?? UIColor.clear.cgColor
  }

  /// Returns the value of an `@NSManaged` property; transparent until it is set.
  public func managed(_ key: String) -> UIColor { keptValue(forKey: key) as? UIColor ?? .clear }

  /// Returns the value of an `@NSManaged` property; 0 until it is set.
  public func managed(_ key: String) -> NSNumber { keptValue(forKey: key) as? NSNumber ?? 0 }

  /// Returns the value of an `@NSManaged` property; empty until it is set.
  public func managed(_ key: String) -> String { keptValue(forKey: key) as? String ?? "" }

  /// Returns the value of an `@NSManaged` property; empty until it is set.
  public func managed<Element>(_ key: String) -> [Element] { keptValue(forKey: key) as? [Element] ?? [] }

  /// Returns the value of an `@NSManaged` property; traps until it is set.
  @_disfavoredOverload
  public func managed<Value>(_ key: String) -> Value {
    guard let value = keptValue(forKey: key) as? Value else {
      fatalError("“\(key)” of \(type(of: self)) is read before it is set; declare it as optional")
    }
    return value
  }

  /// Returns the value of an `@NSManaged` property; nil until it is set.
  public func managed<Value>(_ key: String) -> Value? { keptValue(forKey: key) as? Value }

  /// Sets an `@NSManaged` property, and runs the action for its key.
  public func setManaged(_ value: Any?, _ key: String) {
    // Neither a presentation layer nor a copy that `init(layer:)` is making runs actions.
    let isModel =
      modelLayer == nil && Run.current?.copiedLayer == nil
      && Run.current?.transactions.disableActions == false
    let action = isModel ? action(forKey: key) : nil
    setValue(value, forKey: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func number(forKey key: String) -> CGFloat? {
    guard let value = value(forKey: key), case .number(let number)? = PropertyAnimation.Value(any: value)
    else {
      return nil
    }
    return number
  }

  // MARK: Animations

  /// Gives a presentation copy the current value of a custom property.
  func show(_ value: CGFloat, forKey key: String) {
    if ownProperty(key)?.set(self, value) != true { keep(value, forKey: key) }
  }

  /// Returns whether an animation of a key path makes the layer draw itself.
  func isDrawn(by keyPath: String?) -> Bool {
    guard let keyPath, PropertyAnimation.KeyPath(rawValue: keyPath) == nil, DerivedKeyPath(keyPath) == nil
    else {
      return false
    }
    return type(of: self).needsDisplay(forKey: keyPath)
  }

  /// Returns the current values of the custom properties that are being animated, by key.
  func shownManaged(in run: Run) -> [(key: String, value: CGFloat)] {
    attached.compactMap { attached in
      guard let animation = attached.animation as? CAPropertyAnimation, let key = animation.keyPath,
        isDrawn(by: key),
        let value = value(of: attached, animation, key, in: run)
      else { return nil }
      return (key, value)
    }
  }

  /// Returns the current value of an animated custom property. The engine evaluates the animation as one of
  /// `zPosition`, a number that every layer has.
  private func value(
    of attached: AttachedAnimation, _ animation: CAPropertyAnimation, _ key: String, in run: Run
  ) -> CGFloat? {
    guard let copy = animation.copy() as? CAPropertyAnimation else { return nil }
    let now = localTime(run.loop.now.seconds)
    let begin = attached.begin ?? attached.source.begin(on: self, at: now) ?? now
    copy.keyPath = PropertyAnimation.KeyPath.zPosition.rawValue
    var layer = Layer(id: 1, bounds: .zero, position: .zero)
    layer.zPosition = number(forKey: key) ?? 0
    guard let value = copy.value(on: layer, begin: begin, origin: .explicit(key: key)) else { return nil }
    return Timeline.Commit(time: 0, root: layer, animations: [layer.id: [value]])
      .presentation(of: layer.id, at: now)?.zPosition
  }

  /// Draws the layer at each frame of the display, as long as one of its custom properties is animated.
  func drawEachFrame(in run: Run) {
    guard !isDrawnEachFrame else { return }
    isDrawnEachFrame = true
    drawNextFrame(in: run)
    displayIfSized()
  }

  private func drawNextFrame(in run: Run) {
    run.loop.schedule(at: run.nextFrame(after: run.loop.now)) { [self] in
      let isAnimated = attached.contains {
        !$0.hasEnded && isDrawn(by: ($0.animation as? CAPropertyAnimation)?.keyPath)
      }
      run.performFrame { displayIfSized() }
      if isAnimated { drawNextFrame(in: run) } else { isDrawnEachFrame = false }
    }
  }

  /// Draws a copy of the layer with the current values of its animated properties, and shows the result.
  ///
  /// Source: Apple's documentation of `CALayer`: `display()` is called on the layer itself, and an override finds
  /// the current values in `presentation()`.
  func showDrawing(in run: Run) {
    let copy = presentationCopy()
    copy.modelLayer = self
    for (key, value) in shownManaged(in: run) { copy.show(value, forKey: key) }
    copy.displayContents()
    picture = copy.picture
    showPicture()
  }
}
