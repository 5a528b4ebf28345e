/// The way from one screen to another.
///
/// There are no storyboards to draw one in. Made in code, it does what one of kind “show” does: its source shows its
/// destination. A subclass may animate the change itself.
open class UIStoryboardSegue: NSObject {
  /// By which `prepare(for:sender:)` tells it from others; nil for none.
  open private(set) var identifier: String?
  /// Who shows another screen.
  open private(set) var source: UIViewController
  /// Who is shown.
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  /// A way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  /// A way between two controllers, on which a closure leads.
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

  /// Goes the way: calls the closure, or else has the source show the destination. The source's `prepare(for:sender:)` is
  /// called by whoever asks for it.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: source) }
  }
}
