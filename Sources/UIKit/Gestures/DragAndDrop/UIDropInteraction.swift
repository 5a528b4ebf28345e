/// Lets a finger drop something on a view. Without effect, which lint reports.
open class UIDropInteraction: NSObject, UIInteraction {
  /// Says what may be dropped. Not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view; nil for none.
  open private(set) weak var view: UIView?

  /// An interaction that asks a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
    Run.noteUnmodeled(.dropInteraction)
  }

  /// Called before the interaction is added to a view, or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What happens to something that is dropped. The raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with something that is dropped.
open class UIDropProposal: NSObject {
  /// What happens to it.
  public let operation: UIDropOperation
  /// A proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Says what may be dropped, and takes it. No method is called: nothing is dropped.
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view takes something.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Returns what would happen to it.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// Takes what is dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The finger is over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// The finger has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Returns a proposal that forbids it.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .forbidden) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
}
