/// How a controller is presented. The raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As `fullScreen`; as `pageSheet` after an access to the controller's `sheetPresentationController`. On
  /// iOS 13 and later it is a sheet for all but a few of the system's own controllers.
  case automatic = -2
  /// Not presented: a container changes its children.
  case none = -1
  /// Covers the screen; the presenter's view is removed from the tree meanwhile.
  case fullScreen = 0
  /// A sheet over the lower part of the screen, which can be dragged down; see
  /// `UISheetPresentationController`.
  case pageSheet = 1
  /// As `pageSheet` on a phone.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context, whose view is removed from the tree
  /// meanwhile.
  case currentContext = 3
  /// The transitioning delegate supplies the presentation controller; the presenter's view stays.
  case custom = 4
  /// Covers the screen; the presenter's view stays below.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context, whose view stays below.
  case overCurrentContext = 6
  /// Full screen on a phone, unless the presentation controller's delegate answers `none`; then a box next to
  /// its source. See `UIPopoverPresentationController`.
  case popover = 7

  /// Whether the presenter's view is removed from the tree.
  var coversPresenter: Bool { self == .fullScreen || self == .automatic || self == .currentContext }
  /// Whether the style covers a controller that defines a context, instead of the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
