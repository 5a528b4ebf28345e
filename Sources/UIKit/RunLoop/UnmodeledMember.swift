/// A member that code can set or call, that stores its value, and whose effect on screen or on gestures isn't
/// modeled.
///
/// Lint reports it at the author's line. Members without a visible effect on a device, such as those of
/// accessibility, aren't listed.
struct UnmodeledMember: Sendable {
  /// The class, by its UIKit name.
  let type: String
  let name: String
  /// The reason why nothing changes, as it reads after “has no effect”.
  let reason: String

  private init(_ type: String, _ name: String, _ reason: String) {
    (self.type, self.name, self.reason) = (type, name, reason)
  }

  // View controllers.
  static let hidesBottomBarWhenPushed = Self("UIViewController", "hidesBottomBarWhenPushed", "tab bars stay")
  static let edgesForExtendedLayout = Self(
    "UIViewController", "edgesForExtendedLayout", "bars lie over the content")
  static let hidesBarsOnSwipe = Self("UINavigationController", "hidesBarsOnSwipe", "bars stay")
  static let hidesBarsOnTap = Self("UINavigationController", "hidesBarsOnTap", "bars stay")
  static let isDoubleSided = Self("UIPageViewController", "isDoubleSided", "pages have one side")
  static let interPageSpacing = Self("UIPageViewController", "interPageSpacing", "pages touch one another")
  static let spineLocation = Self("UIPageViewController", "spineLocation", "books aren’t modeled")

  static let hidesSearchBar = Self(
    "UINavigationItem", "hidesSearchBarWhenScrolling", "the field of the search stays below the title")

  // Dragging and dropping.
  static let dragInteraction = Self("UIDragInteraction", "init(delegate:)", "nothing is dragged")
  static let dropInteraction = Self("UIDropInteraction", "init(delegate:)", "nothing is dropped")
  static let collectionDrag = Self(
    "UICollectionView", "dragDelegate",
    "nothing is dragged; the data source’s collectionView(_:moveItemAt:to:) moves items")
  static let collectionDrop = Self("UICollectionView", "dropDelegate", "nothing is dropped")
  static let tableDrag = Self(
    "UITableView", "dragDelegate",
    "nothing is dragged without the data source’s tableView(_:moveRowAt:to:), which moves rows")
  static let tableDrop = Self("UITableView", "dropDelegate", "rows move by tableView(_:moveRowAt:to:)")

  // Lists and scroll views.
  static let isDirectionalLockEnabled = Self(
    "UIScrollView", "isDirectionalLockEnabled", "a drag goes in any direction")
  static let canCancelContentTouches = Self(
    "UIScrollView", "canCancelContentTouches", "a drag takes touches away from the content")

  // Gestures and motion.
  static let hover = Self("UIHoverGestureRecognizer", "init(target:action:)", "there is no pointer")
  static let previewInteraction = Self(
    "UIPreviewInteraction", "init(view:)", "fingers have no force")
  static let motionEffect = Self("UIView", "addMotionEffect(_:)", "the device is at rest")

  // Controls.
  static let colorWell = Self("UIColorWell", "selectedColor", "a tap opens no color picker")

  // Text.
  static let clearButtonMode = Self("UITextField", "clearButtonMode", "no button clears the field")
  static let adjustsFontSizeToFitWidth = Self(
    "UITextField", "adjustsFontSizeToFitWidth", "text that doesn't fit is cut off")

  static let exclusionPaths = Self("NSTextContainer", "exclusionPaths", "lines take the whole width")
  static let frameShape = Self(
    "CTFramesetter", "CTFramesetterCreateFrame(_:_:_:_:)", "lines fill the box around the path")
  static let textContainers = Self(
    "NSLayoutManager", "addTextContainer(_:)", "the text is set in the first container")

  static let inputView = Self("UIResponder", "inputView", "the usual keyboard comes")
  static let barClass = Self(
    "UINavigationController", "init(navigationBarClass:toolbarClass:)", "the bars are UIKit's own")
  static let inputAccessoryView = Self(
    "UIResponder", "inputAccessoryView", "nothing shows above the keyboard")

  // Drawing.
  static let pattern = Self(
    "UIColor", "init(patternImage:)",
    "only backgrounds without a drawing of their own, and fills, repeat an image")
  static let clearedMask = Self(
    "CGContext", "clip(to:mask:)", "what is cleared is cleared outside of the mask, too")
  static let clearedDashes = Self(
    "CGContext", "setLineDash(phase:lengths:)", "a stroke removes what is drawn along the whole path")
  static let blendMode = Self(
    "CGContext", "setBlendMode(_:)", "only “normal” and “clear” are drawn")

  /// An attribute of a text, with the name of its key.
  static func attribute(_ key: String) -> Self {
    Self("NSAttributedString", "Key." + key, "it isn’t drawn, or only for whole texts")
  }

  // Core Animation.
  static let layerDuration = Self("CALayer", "duration", "the clocks of layers never end")
  static let layerRepeatCount = Self("CALayer", "repeatCount", "the clocks of layers never end")
  static let layerRepeatDuration = Self("CALayer", "repeatDuration", "the clocks of layers never end")
  static let layerAutoreverses = Self("CALayer", "autoreverses", "the clocks of layers never end")
  static let filters = Self("CALayer", "filters", "a layer’s own colors are shown")
  static let backgroundFilters = Self("CALayer", "backgroundFilters", "what is behind a layer is shown")
  static let compositingFilter = Self("CALayer", "compositingFilter", "a layer is painted over those behind")
  static let tileSize = Self("CATiledLayer", "tileSize", "the layer is drawn at once")
  static let magnificationFilter = Self("CALayer", "magnificationFilter", "browsers smooth images")
  static let allowsGroupOpacity = Self(
    "CALayer", "allowsGroupOpacity", "a layer fades with its sublayers as a whole")
  static let isGeometryFlipped = Self("CALayer", "isGeometryFlipped", "the y axis points down")
  static let gradientType = Self("CAGradientLayer", "type", "gradients are axial")
  static let emitterZPosition = Self(
    "CAEmitterLayer", "emitterZPosition", "particles start in the layer’s plane")
  static let emitterDepth = Self("CAEmitterLayer", "emitterDepth", "particles start in the layer’s plane")
  static let renderMode = Self(
    "CAEmitterLayer", "renderMode", "each particle is painted over those before it")
  static let preservesDepth = Self("CAEmitterLayer", "preservesDepth", "particles lie in the layer’s plane")
  static let zAcceleration = Self("CAEmitterCell", "zAcceleration", "particles stay in the layer’s plane")
  static let emissionLatitude = Self(
    "CAEmitterCell", "emissionLatitude", "particles stay in the layer’s plane")
}
