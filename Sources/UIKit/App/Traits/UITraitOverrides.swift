/// The traits that a view or a controller sets for itself and what is within it, whatever its environment's.
public struct UITraitOverrides: UIMutableTraits {
  private var values: [(trait: UITrait, value: Any)] = []

  /// No traits.
  init() {}

  /// The overriding value of a trait; the default one if it isn't overridden.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.last { $0.trait == trait }?.value as? T.Value ?? trait.defaultValue }
    set {
      remove(trait)
      values.append((trait, newValue))
    }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains { $0.trait == trait } }
  /// Gives a trait the environment's value again.
  public mutating func remove(_ trait: UITrait) { values.removeAll { $0.trait == trait } }

  /// Replaces traits by the overriding ones.
  func apply(to traits: inout UITraitCollection) {
    func set<T: UITraitDefinition>(_ trait: T.Type, _ value: Any) {
      if let value = value as? T.Value { traits[trait] = value }
    }
    for (trait, value) in values { set(trait, value) }
  }
}

/// The registration of an observer of traits.
public protocol UITraitChangeRegistration: AnyObject {}

/// An observer of traits of a view or a controller.
final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }

  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { new.differs(from: old, in: $0) }) { tell(old) }
  }
}

/// An object whose traits can be observed: a view or a controller.
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Observes traits with any number of observers; for `registerForTraitChanges`.
  func addTraitObserver(
    _ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Has a closure called when one of the traits changes, with the object and its former traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitObserver(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Has a method of a target called when one of the traits changes, with the object and its former traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let own = TargetAction(target, action)
    return addTraitObserver(traits) { [weak self] previous in
      if let self, let target = own.target { action.perform(on: target, sender: self, second: previous) }
    }
  }

  /// Has a method of the object called when one of the traits changes, with the object and its former traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

extension UIView: UITraitChangeObservable {
  /// Adds an observer of traits.
  public func addTraitObserver(
    _ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits, tell)
    rare.observers.append(observer)
    return observer
  }

  /// Removes an observer of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rareValues?.observers.removeAll { $0 === registration }
  }

  /// The traits that the view sets for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { rareValues?.overrides ?? UITraitOverrides() }
    set { changeTraits { rare.overrides = newValue } }
  }

  /// The traits of the environment with the overrides of the view and of what contains it.
  var ownTraits: UITraitCollection {
    var traits = superview?.traitCollection ?? UITraitCollection.current
    (owner as? UIViewController)?.traitChanges?.overrides.apply(to: &traits)
    if layer.fixedStyle != .unspecified { traits.userInterfaceStyle = layer.fixedStyle }
    rareValues?.overrides?.apply(to: &traits)
    return traits
  }

  /// Makes a change, and tells the view, those within it, and their controllers, if it changes their traits.
  func changeTraits(_ change: () -> Void) {
    guard Run.current != nil else { return change() }
    var views: [(view: UIView, old: UITraitCollection)] = []
    var queue: [UIView] = [self]
    while let next = queue.popLast() {
      views.append((next, next.traitCollection))
      queue.append(contentsOf: next.subviews.reversed())
    }
    change()
    for (view, old) in views {
      let new = view.traitCollection
      guard new != old else { continue }
      if let controller = view.owner as? UIViewController {
        controller.traitCollectionDidChange(old)
        for observer in controller.traitChanges?.observers ?? [] {
          observer.traitsChanged(from: old, to: new)
        }
      }
      view.traitCollectionDidChange(old)
      for observer in view.rareValues?.observers ?? [] { observer.traitsChanged(from: old, to: new) }
    }
  }
}

/// The observers and the overrides of a controller.
final class TraitChanges {
  var overrides = UITraitOverrides()
  var observers: [TraitObserver] = []
}

extension UIViewController: UITraitChangeObservable {
  private var madeTraitChanges: TraitChanges {
    if let traitChanges { return traitChanges }
    let made = TraitChanges()
    traitChanges = made
    return made
  }

  /// Adds an observer of traits.
  public func addTraitObserver(
    _ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits, tell)
    madeTraitChanges.observers.append(observer)
    return observer
  }

  /// Removes an observer of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChanges?.observers.removeAll { $0 === registration }
  }

  /// The traits that the controller sets for itself and what is within it.
  public var traitOverrides: UITraitOverrides {
    get { traitChanges?.overrides ?? UITraitOverrides() }
    set {
      if let view = viewIfLoaded {
        view.changeTraits { madeTraitChanges.overrides = newValue }
      } else {
        madeTraitChanges.overrides = newValue
      }
    }
  }

  /// The traits of the controller's view, or of the environment before it's loaded.
  var ownTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    var traits = parent?.traitCollection ?? UITraitCollection.current
    traitChanges?.overrides.apply(to: &traits)
    return traits
  }

  /// Sets traits of a child: what differs from those of an upright phone.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    var overrides = UITraitOverrides()
    let plain = UITraitCollection()
    func set<T: UITraitDefinition>(_ trait: T.Type) { collection.map { overrides[trait] = $0[trait] } }
    for trait in UITraitCollection.system where collection?.differs(from: plain, in: trait) == true {
      set(trait)
    }
    childViewController.traitOverrides = overrides
  }
}
