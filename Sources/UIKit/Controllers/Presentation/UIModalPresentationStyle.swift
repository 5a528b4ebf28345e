/// How a controller is presented. The raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As `fullScreen`; as `pageSheet` once somebody has asked for the controller's `sheetPresentationController`. On iOS 13 and
  /// later it is a sheet for all but a few of the system's own controllers.
  case automatic = -2
  /// It is not: a container changes its children.
  case none = -1
  /// Over everything; the presenter's view is taken out of the tree meanwhile.
  case fullScreen = 0
  /// A sheet over the lower part of the screen, which a finger can drag down; see `UISheetPresentationController`.
  case pageSheet = 1
  /// As `pageSheet`, as it is on a phone.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context, whose view is taken out of the tree meanwhile.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says; the presenter's view stays.
  case custom = 4
  /// Over everything; the presenter's view stays below.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context, whose view stays below.
  case overCurrentContext = 6
  /// On a phone full screen, unless the presentation controller's delegate answers `none`; then in a box of its own beside
  /// its source; see `UIPopoverPresentationController`.
  case popover = 7

  /// Whether the presenter's view is taken out of the tree.
  var coversPresenter: Bool { self == .fullScreen || self == .automatic || self == .currentContext }
  /// Whether it is over a controller that defines a context, instead of the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
