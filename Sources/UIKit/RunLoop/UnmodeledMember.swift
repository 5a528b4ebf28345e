import TransitionEngine

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
  let reason: Remark

  private init(_ type: String, _ name: String, _ reason: Remark) {
    (self.type, self.name, self.reason) = (type, name, reason)
  }

  // View controllers.
  static let hidesBottomBarWhenPushed = Self(
    "UIViewController", "hidesBottomBarWhenPushed", Remark("tab bars stay"))
  static let edgesForExtendedLayout = Self(
    "UIViewController", "edgesForExtendedLayout", Remark("bars lie over the content"))
  static let hidesBarsOnSwipe = Self("UINavigationController", "hidesBarsOnSwipe", Remark("bars stay"))
  static let hidesBarsOnTap = Self("UINavigationController", "hidesBarsOnTap", Remark("bars stay"))
  static let isDoubleSided = Self("UIPageViewController", "isDoubleSided", Remark("pages have one side"))
  static let interPageSpacing = Self(
    "UIPageViewController", "interPageSpacing", Remark("pages touch one another"))
  static let spineLocation = Self("UIPageViewController", "spineLocation", Remark("books aren’t modeled"))

  static let hidesSearchBar = Self(
    "UINavigationItem", "hidesSearchBarWhenScrolling", Remark("the field of the search stays below the title")
  )

  // Dragging and dropping.
  static let dragInteraction = Self("UIDragInteraction", "init(delegate:)", Remark("nothing is dragged"))
  static let dropInteraction = Self("UIDropInteraction", "init(delegate:)", Remark("nothing is dropped"))
  static let collectionDrag = Self(
    "UICollectionView", "dragDelegate",
    Remark("nothing is dragged; the data source’s collectionView(_:moveItemAt:to:) moves items"))
  static let collectionDrop = Self("UICollectionView", "dropDelegate", Remark("nothing is dropped"))
  static let tableDrag = Self(
    "UITableView", "dragDelegate",
    Remark("nothing is dragged without the data source’s tableView(_:moveRowAt:to:), which moves rows"))
  static let tableDrop = Self(
    "UITableView", "dropDelegate", Remark("rows move by tableView(_:moveRowAt:to:)"))

  // Lists and scroll views.
  static let isDirectionalLockEnabled = Self(
    "UIScrollView", "isDirectionalLockEnabled", Remark("a drag goes in any direction"))
  static let canCancelContentTouches = Self(
    "UIScrollView", "canCancelContentTouches", Remark("a drag takes touches away from the content"))

  // Gestures and motion.
  static let hover = Self("UIHoverGestureRecognizer", "init(target:action:)", Remark("there is no pointer"))
  static let previewInteraction = Self(
    "UIPreviewInteraction", "init(view:)", Remark("fingers have no force"))
  static let motionEffect = Self("UIView", "addMotionEffect(_:)", Remark("the device is at rest"))

  // Controls.
  static let colorWell = Self("UIColorWell", "selectedColor", Remark("a tap opens no color picker"))

  // Text.
  static let clearButtonMode = Self("UITextField", "clearButtonMode", Remark("no button clears the field"))
  static let adjustsFontSizeToFitWidth = Self(
    "UITextField", "adjustsFontSizeToFitWidth", Remark("text that doesn't fit is cut off"))

  static let exclusionPaths = Self("NSTextContainer", "exclusionPaths", Remark("lines take the whole width"))
  static let frameShape = Self(
    "CTFramesetter", "CTFramesetterCreateFrame(_:_:_:_:)", Remark("lines fill the box around the path"))
  static let textContainers = Self(
    "NSLayoutManager", "addTextContainer(_:)", Remark("the text is set in the first container"))

  static let inputView = Self("UIResponder", "inputView", Remark("the usual keyboard comes"))
  static let barClass = Self(
    "UINavigationController", "init(navigationBarClass:toolbarClass:)", Remark("the bars are UIKit's own"))
  static let inputAccessoryView = Self(
    "UIResponder", "inputAccessoryView", Remark("nothing shows above the keyboard"))

  // Drawing.
  static let pattern = Self(
    "UIColor", "init(patternImage:)",
    Remark("only backgrounds without a drawing of their own, and fills, repeat an image"))
  static let clearedMask = Self(
    "CGContext", "clip(to:mask:)", Remark("what is cleared is cleared outside of the mask, too"))
  static let clearedDashes = Self(
    "CGContext", "setLineDash(phase:lengths:)", Remark("a stroke removes what is drawn along the whole path"))
  static let blendMode = Self(
    "CGContext", "setBlendMode(_:)", Remark("only “normal” and “clear” are drawn"))

  /// An attribute of a text, with the name of its key.
  static func attribute(_ key: String) -> Self {
    Self("NSAttributedString", "Key." + key, Remark("it isn’t drawn, or only for whole texts"))
  }

  // Core Animation.
  static let layerDuration = Self("CALayer", "duration", Remark("the clocks of layers never end"))
  static let layerRepeatCount = Self("CALayer", "repeatCount", Remark("the clocks of layers never end"))
  static let layerRepeatDuration = Self("CALayer", "repeatDuration", Remark("the clocks of layers never end"))
  static let layerAutoreverses = Self("CALayer", "autoreverses", Remark("the clocks of layers never end"))
  static let filters = Self("CALayer", "filters", Remark("a layer’s own colors are shown"))
  static let backgroundFilters = Self(
    "CALayer", "backgroundFilters", Remark("what is behind a layer is shown"))
  static let compositingFilter = Self(
    "CALayer", "compositingFilter", Remark("a layer is painted over those behind"))
  static let tileSize = Self("CATiledLayer", "tileSize", Remark("the layer is drawn at once"))
  static let magnificationFilter = Self("CALayer", "magnificationFilter", Remark("browsers smooth images"))
  static let allowsGroupOpacity = Self(
    "CALayer", "allowsGroupOpacity", Remark("a layer fades with its sublayers as a whole"))
  static let isGeometryFlipped = Self("CALayer", "isGeometryFlipped", Remark("the y axis points down"))
  static let gradientType = Self("CAGradientLayer", "type", Remark("gradients are axial"))
  static let emitterZPosition = Self(
    "CAEmitterLayer", "emitterZPosition", Remark("particles start in the layer’s plane"))
  static let emitterDepth = Self(
    "CAEmitterLayer", "emitterDepth", Remark("particles start in the layer’s plane"))
  static let renderMode = Self(
    "CAEmitterLayer", "renderMode", Remark("each particle is painted over those before it"))
  static let preservesDepth = Self(
    "CAEmitterLayer", "preservesDepth", Remark("particles lie in the layer’s plane"))
  static let zAcceleration = Self(
    "CAEmitterCell", "zAcceleration", Remark("particles stay in the layer’s plane"))
  static let emissionLatitude = Self(
    "CAEmitterCell", "emissionLatitude", Remark("particles stay in the layer’s plane"))
}
