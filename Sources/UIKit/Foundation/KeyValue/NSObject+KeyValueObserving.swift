import TransitionEngine

/// Objects whose properties can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure each time that a property changes, until the returned object is released.
  ///
  /// The closure is called where the property is set: after each set of an `@objc dynamic` property of a
  /// listing's class, and after each change of a property of UIKit's that can be observed.
  ///
  /// - Parameter name: the names of the properties; Zoetrope writes them into a listing's calls.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String = "", options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = KeyObservation(
      self, path: name.split(separator: ".").map(String.init), options: options,
      reading: { ($0 as? Self)?[keyPath: keyPath] },
      telling: { object, change in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? change.new as? Value : nil,
            oldValue: options.contains(.old) ? change.old as? Value : nil, indexes: nil,
            isPrior: change.isPrior))
      })
    return NSKeyValueObservation(observation)
  }

  /// Does nothing: `didChangeValue(for:)` tells observers, which remember the old value.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells observers that a property may have changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { checkObservations() }
}

extension NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer each time that a property changes. The
  /// observer isn't kept alive.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    _ = KeyObservation(
      self, path: keyPath.split(separator: ".").map(String.init), options: options, observer: observer,
      context: context, reading: { $0.value(forKeyPath: keyPath) },
      telling: { [weak observer] object, change in
        var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if change.isPrior { dictionary[.notificationIsPriorKey] = true }
        if options.contains(.new) { dictionary[.newKey] = change.new }
        if options.contains(.old) { dictionary[.oldKey] = change.old }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: dictionary, context: context)
      })
  }

  /// Ends an observation. One that doesn't exist is noted for lint: iOS throws an exception.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// Ends an observation with a context. One that doesn't exist is noted for lint: iOS throws an exception.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0.context == context }
  }

  private func removeObserver(
    _ observer: NSObject, _ keyPath: String, _ isMeant: (KeyObservation) -> Bool
  ) {
    let found = observations?.all.last {
      !$0.isOver && $0.observer === observer && $0.path.joined(separator: ".") == keyPath && isMeant($0)
    }
    if let found { return found.end() }
    Run.noteUnmodeled(
      Remark("observer of “\(keyPath)” of \(type(of: self)) to remove"),
      Remark("remove each observer once, as iOS demands"))
  }

  /// Lets observers compare the values of UIKit's own properties.
  @inline(__always)
  func checkObservations() {
    if observations != nil { compareObserved() }
  }

  private func compareObserved() {
    for observation in observations?.all ?? [] { observation.check() }
  }
}

extension CALayer {
  /// Lets observers of the layer, and of its view, compare values.
  @inline(__always)
  func checkLayerObservations() {
    if isObserved { compareLayer() }
  }

  private func compareLayer() {
    guard !isPlacing else { return }
    checkObservations()
    view?.checkObservations()
  }

  /// Changes several properties, of which observers see the result.
  func placing(_ change: () -> Void) {
    guard isObserved, !isPlacing else { return change() }
    isPlacing = true
    change()
    isPlacing = false
    compareLayer()
  }
}
