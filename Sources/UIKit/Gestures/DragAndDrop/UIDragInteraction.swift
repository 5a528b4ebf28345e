/// Lets a finger drag a view's content. Without effect, which lint reports.
open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged. Not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether a finger drags the content.
  open var isEnabled = true
  /// Whether drags are enabled unless code says otherwise.
  open class var isEnabledByDefault: Bool { true }
  /// The view; nil for none.
  open private(set) weak var view: UIView?

  /// An interaction that asks a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    Run.noteUnmodeled(.dragInteraction)
  }

  /// Called before the interaction is added to a view, or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what a finger drags. No method is called: nothing is dragged.
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns what is dragged; nothing if it's empty.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  /// Returns the picture of an item.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The drag is about to begin.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// The drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

/// The picture of something that is dragged, and its place.
public typealias UITargetedDragPreview = UITargetedPreview

extension UIDragInteractionDelegate {
  /// Returns nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}
