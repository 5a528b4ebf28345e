/// An object that tells before its published properties change.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before each change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before each change of a property with `@Published`.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublishedProperties(of: self).all
    if let known = properties.lazy.compactMap(\.told).first { return known }
    if properties.isEmpty { return ObservableObjectPublisher.publisher(of: self) }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.tell(publisher) }
    return publisher
  }
}

/// The published properties of an object and of its superclasses.
private struct PublishedProperties {
  private(set) var all: [any PublishedProperty] = []

  init(of object: Any) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      all += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
  }
}

/// A publisher that tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Tells of a change.
  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.subscribe(subscriber)
  }
}

extension ObservableObjectPublisher {
  nonisolated(unsafe) private static var key: UInt8 = 0

  /// The publisher of an object without published properties, which sends by itself.
  fileprivate static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(object, &key) as? ObservableObjectPublisher { return known }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(object, &key, publisher, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return publisher
  }
}
