import TransitionEngine

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The property's key path, for instance `position`, `transform.rotation.z`, `opacity`.
  open var keyPath: String?
  /// Whether the values are added to the animations below and the model, instead of replacing them.
  open var isAdditive = false
  /// Whether every cycle starts from the end value of the previous one.
  open var isCumulative = false
  /// The function that converts numbers to a transform, for the key path `transform`: one rotation, scale or
  /// translation. Functions of three numbers are not modeled: they change nothing, which lint reports.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  ///
  /// - Parameter path: one of `PropertyAnimation.KeyPath`; with nil, or another one, the animation changes
  ///   nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  /// The key path; for `transform` with a value function, the part that the function sets.
  private var path: String? {
    keyPath == "transform" ? valueFunction?.name.keyPath ?? keyPath : keyPath
  }

  override var animatedKeyPath: PropertyAnimation.KeyPath? {
    guard let keyPath = path else { return nil }
    if let own = PropertyAnimation.KeyPath(rawValue: keyPath) { return own }
    return switch DerivedKeyPath(keyPath) {
    case .alias(let own): own
    case .part(let whole, _): whole
    case .translation, nil: nil
    }
  }

  /// The values that code has set, with their names. Subclasses override this property.
  var givenValues: [(name: String, value: Any)] { [] }

  override func noteUnusableParts(on layer: CALayer) {
    super.noteUnusableParts(on: layer)
    for (name, value) in givenValues where PropertyAnimation.Value(any: value) == nil {
      Run.note(
        "\(name)", actor: "\(type(of: self))",
        detail: Remark("left out: no property takes \(value), of type \(type(of: value))"), layer: layer,
        lint: .notModelled)
    }
    guard let keyPath = path else {
      return Run.noteUnmodeled(
        Remark("key path in a \(type(of: self))"), Remark("pass one to init(keyPath:)"),
        actor: layer.debugName, layer: layer)
    }
    guard !isNamed(keyPath), !layer.isDrawn(by: keyPath) else { return }
    let instead =
      layer.keeps(keyPath)
      ? Remark("draw the layer by it, and return true for it from “needsDisplay(forKey:)”")
      : Remark("animate something else")
    Run.noteUnmodeled(Remark("animation of “\(keyPath)”"), instead, actor: layer.debugName, layer: layer)
  }

  private func isNamed(_ keyPath: String) -> Bool {
    PropertyAnimation.KeyPath(rawValue: keyPath) != nil || DerivedKeyPath(keyPath) != nil
  }

  override func missingEffects(on layer: Layer) -> [MissingEffect] {
    guard let keyPath = path, isNamed(keyPath), kind(on: layer) == nil else { return [] }
    guard let property = animatedKeyPath, let current = layer.value(for: property) else {
      // A translation along both axes has no value of its own; all layers have both parts.
      return [animatedKeyPath == nil ? .kind(keyPath) : .property(keyPath)]
    }
    return [missingEffect(on: property, current: current, named: keyPath)]
  }

  /// Returns the reason why the animation doesn't change a property that the layer has. Subclasses add
  /// reasons.
  func missingEffect(
    on keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value, named name: String
  ) -> MissingEffect { .kind(name) }

  /// Returns the animation of the property. Subclasses override this method.
  func property(_ keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value) -> PropertyAnimation?
  { nil }

  override func kind(on layer: Layer) -> LayerAnimation.Kind? {
    switch path.flatMap(DerivedKeyPath.init) {
    case .part(let whole, let part):
      guard let current = layer.value(for: whole) else { return nil }
      return property(of: part, in: whole, current: current).map { .property($0) }
    case .translation(let x, let y): return translation(x, y)
    case .alias, nil: break
    }
    guard let keyPath = animatedKeyPath, let current = layer.value(for: keyPath),
      var property = property(keyPath, current: current)
    else { return nil }
    property.isAdditive = isAdditive
    property.isCumulative = isCumulative
    return .property(property)
  }

  /// Returns an animation of a part of a size or point, as a difference from the model.
  private func property(
    of part: ValuePart, in whole: PropertyAnimation.KeyPath, current: PropertyAnimation.Value
  ) -> PropertyAnimation? {
    guard let model = current[part], var property = property(whole, current: .number(model)) else {
      return nil
    }
    property.values = property.values.map { value in
      guard case .number(let number) = value else { return current.zeroDisplacement }
      return current.zeroDisplacement.replacing(part, with: isAdditive ? number : number - model)
    }
    property.isAdditive = true
    property.isCumulative = isCumulative
    return property
  }

  /// Returns a translation along both axes, as two animations that run together.
  private func translation(
    _ x: PropertyAnimation.KeyPath, _ y: PropertyAnimation.KeyPath
  ) -> LayerAnimation.Kind? {
    guard let both = property(x, current: .size(.zero)) ?? property(x, current: .point(.zero)) else {
      return nil
    }
    let children = [x, y].map { keyPath -> LayerAnimation in
      var one = both
      one.keyPath = keyPath
      one.values = both.values.map { value in
        switch value {
        case .size(let size): .number(keyPath == x ? size.width : size.height)
        case .point(let point): .number(keyPath == x ? point.x : point.y)
        default: .number(0)
        }
      }
      one.isAdditive = isAdditive
      one.isCumulative = isCumulative
      return LayerAnimation(.property(one), beginTime: 0, duration: duration, origin: .explicit(key: ""))
    }
    return .group(children)
  }
}

/// An animation of a property from one value to another.
///
/// Missing values come from the layer. With `fromValue` alone, the animation ends at the model's value. With
/// `toValue` or `byValue` alone, it starts from the value that the layer shows when the animation is added,
/// which differs from the model's only while another animation moves the property.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value: a number, point, size, rectangle, transform, color or path, as the property takes it.
  /// With a value of another type, the animation changes nothing. A value that no property takes counts as
  /// nil. Lint reports both.
  open var fromValue: Any?
  /// The end value, of the same type as `fromValue`.
  open var toValue: Any?
  /// The difference, added to the start or subtracted from the end; of no effect where both ends are given.
  open var byValue: Any?

  /// The value that the layer showed when the animation was added; nil where that is the model's value.
  private var shownStart: PropertyAnimation.Value?

  /// Records the value that the layer shows, if another animation is moving the property.
  ///
  /// Source: Apple's documentation of `CABasicAnimation`, “Setting Interpolation Values”.
  func noteStart(on layer: CALayer, in run: Run) {
    guard fromValue == nil, toValue == nil || byValue == nil,
      case .property(let property)? = kind(on: layer.properties),
      layer.attached.contains(where: { $0.begin != nil && $0.source.keyPath == property.keyPath })
    else { return }
    shownStart =
      DerivedKeyPath(keyPath ?? "") == nil ? run.shownValue(of: layer)?.value(for: property.keyPath) : nil
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override var givenValues: [(name: String, value: Any)] {
    [("fromValue", fromValue), ("toValue", toValue), ("byValue", byValue)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }

  override func property(
    _ keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value
  ) -> PropertyAnimation? {
    let ends = ends(current: current)
    guard PropertyAnimation.Value.obstacle(ends, of: current, isAdditive: isAdditive) == nil else {
      return nil
    }
    return PropertyAnimation(keyPath, from: ends[0], to: ends[1])
  }

  override func missingEffect(
    on keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value, named name: String
  ) -> MissingEffect {
    MissingEffect(
      PropertyAnimation.Value.obstacle(ends(current: current), of: current, isAdditive: isAdditive), name)
  }

  /// Returns the start value and the end value.
  private func ends(current: PropertyAnimation.Value) -> [PropertyAnimation.Value] {
    func value(_ any: Any?) -> PropertyAnimation.Value? {
      any.flatMap(PropertyAnimation.Value.init(any:))?.adapted(to: current)
    }
    let start = isAdditive ? current.zeroDisplacement : shownStart ?? current
    let current = isAdditive ? current.zeroDisplacement : current
    return switch (value(fromValue), value(byValue), value(toValue)) {
    case (let from?, _, let to?): [from, to]
    case (let from?, let by?, nil): [from, from.adding(by)]
    case (nil, let by?, let to?): [to.subtracting(by), to]
    case (let from?, nil, nil): [from, current]
    case (nil, nil, let to?): [start, to]
    case (nil, let by?, nil): [start, start.adding(by)]
    case (nil, nil, nil): [current, current]
    }
  }
}
