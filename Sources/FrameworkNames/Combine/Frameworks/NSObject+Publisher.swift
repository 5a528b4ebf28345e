extension NSObject {
  /// A publisher of an object's property, which observes it.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: CombineNames.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the current value is sent at first, and values before changes.
    public let options: NSKeyValueObservingOptions
    private let name: String

    /// - Parameter name: the names of the properties.
    init(
      object: Subject, keyPath: KeyPath<Subject, Value>, name: String, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.name, self.options) = (object, keyPath, name, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      var observation: NSKeyValueObservation?
      let conduit = Conduit(AnySubscriber(subscriber), keepsLatest: options.contains(.initial)) { _ in
        observation?.invalidate()
      }
      observation = object.observe(keyPath, named: name, options: options) { [keyPath] object, _ in
        conduit.send(object[keyPath: keyPath])
      }
      subscriber.receive(subscription: conduit)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// A publisher of a property: its current value, and the value after each change.
  ///
  /// - Parameter name: the names of the properties; Zoetrope writes them into a listing's calls.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, named name: String = "",
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, name: name, options: options)
  }
}
