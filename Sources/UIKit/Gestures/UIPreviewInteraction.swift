/// A press with force on a view. Without effect: fingers have no force, which lint reports.
open class UIPreviewInteraction: NSObject {
  /// The pressed view; nil once it is gone.
  open private(set) weak var view: UIView?
  /// Is never called. Not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// An interaction that never begins.
  public init(view: UIView) {
    self.view = view
    super.init()
    Run.noteUnmodeled(.previewInteraction)
  }

  /// Zero: there is no finger.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Does nothing.
  open func cancel() {}
}
