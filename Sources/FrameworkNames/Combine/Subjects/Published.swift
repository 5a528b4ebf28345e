/// A property of a class whose values its projection publishes: right before each change, and the current one at first.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with a first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// Reads and sets the property of an object, whose `objectWillChange` tells of it.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.change(to: newValue) }
  }

  /// The publisher of the values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Only `assign(to:)` takes it as something to change, and keeps it as it is.
    set {}
  }

  /// The publisher of a property's values.
  public struct Publisher: CombineNames.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.subscribe(subscriber)
    }
  }

  /// The property's value, which outlives copies of the wrapper.
  fileprivate final class Storage {
    private(set) var value: Value
    lazy var subject = CurrentValueSubject<Value, Never>(value)
    var objectWillChange: ObservableObjectPublisher?
    /// The publishers whose values the property is assigned.
    var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    /// Tells of a new value, and then sets it.
    func change(to newValue: Value) {
      objectWillChange?.send()
      subject.send(newValue)
      value = newValue
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let source = sink { [weak storage = published.storage] in storage?.change(to: $0) }
    published.storage.sources.append(source)
  }
}

/// A published property of any type.
protocol PublishedProperty {
  /// Tells a publisher of each change.
  func tell(_ publisher: ObservableObjectPublisher)
  /// The publisher that is told; nil for none.
  var told: ObservableObjectPublisher? { get }
}

extension Published: PublishedProperty {
  func tell(_ publisher: ObservableObjectPublisher) { storage.objectWillChange = publisher }
  var told: ObservableObjectPublisher? { storage.objectWillChange }
}
