/// A segue from one controller to another.
///
/// Zoetrope has no storyboards. A segue made in code acts as one of kind “show”: its source shows its
/// destination. A subclass may animate the change itself.
open class UIStoryboardSegue: NSObject {
  /// Identifies the segue in `prepare(for:sender:)`; nil for none.
  open private(set) var identifier: String?
  /// The controller that shows the destination.
  open private(set) var source: UIViewController
  /// The controller that is shown.
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  /// A segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  /// A segue between two controllers that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier, source, destination, performHandler)
  }

  private init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
    _ handler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.handler = handler
    super.init()
  }

  /// Calls the closure, or else has the source show the destination. The caller calls the source's
  /// `prepare(for:sender:)`.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: source) }
  }
}
