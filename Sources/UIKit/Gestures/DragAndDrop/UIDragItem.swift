/// What is dragged, as other apps would get it. Kept: nothing is dragged to another app.
open class NSItemProvider: NSObject {
  /// Nothing.
  public override init() { super.init() }
  /// An object, such as a text or an image.
  public init(object: Any) { super.init() }
  /// A name that other apps show.
  open var suggestedName: String?
}

/// Something that is dragged.
open class UIDragItem: NSObject {
  /// What other apps would get.
  public let itemProvider: NSItemProvider
  /// An object by which code recognizes the item.
  open var localObject: Any?
  /// Makes the picture of the item; never called: the view itself moves.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item with what other apps would get.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The picture of something that is dragged.
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How the view is shown.
  open var parameters: UIDragPreviewParameters

  /// A picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// How a view is shown while it is dragged. Kept, without effect.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// What a drag and a drop have in common.
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// The finger's place in a view.
  func location(in view: UIView) -> CGPoint
}

/// A drag that goes on.
public protocol UIDragSession: UIDragDropSession {
  /// An object by which code recognizes the drag.
  var localContext: Any? { get set }
}

/// A drag over a place where it may be dropped.
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}
