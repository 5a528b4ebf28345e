import TransitionEngine

/// What a layer draws by itself, or is given as a picture.
extension CALayer {
  /// Has the layer draw itself before the turn ends.
  public func setNeedsDisplay() {
    needsDisplayFlag = true
    Run.current?.needsLayout = true
  }

  /// Has the layer draw itself before the turn ends, all of it.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the layer is still to draw itself.
  public func needsDisplay() -> Bool { needsDisplayFlag }

  /// Has the layer draw itself now, if it still has to.
  public func displayIfNeeded() {
    guard needsDisplayFlag, !bounds.isEmpty, let run = Run.current else { return }
    needsDisplayFlag = false
    let picture = run.drawing(size: bounds.size) {
      if let view {
        view.draw(view.bounds)
      } else if let context = run.graphics.current() {
        draw(in: context)
      }
    }
    guard let picture else { return }
    drawing = .snapshot(Snapshot(tree: picture, rect: picture.root.bounds))
  }

  /// What the layer shows between its background and its sublayers: a `CGImage` or a `UIImage`, or nil. Anything else shows
  /// nothing, which lint says.
  public var contents: Any? {
    get { picture.map(CGImage.init) }
    set {
      switch newValue {
      case let image as CGImage: picture = image.image
      case let image as UIImage: picture = image
      default:
        if let newValue {
          Run.noteMissing(
            "layer content of type \(type(of: newValue))", "give it a CGImage", actor: debugName, layer: self)
        }
        picture = nil
        drawing = nil
      }
      showPicture()
    }
  }

  /// Where the picture lies in the bounds.
  func showPicture() {
    guard let picture else { return }
    drawing = picture.contents(
      in: contentsGravity.place(picture.size, in: bounds), of: bounds, tint: .defaultTint)
  }
}

/// Where a layer's picture lies in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at its own size.
  public static let center = Self(rawValue: "center")
  /// At the top, in the middle.
  public static let top = Self(rawValue: "top")
  /// At the bottom, in the middle.
  public static let bottom = Self(rawValue: "bottom")
  /// On the left, in the middle.
  public static let left = Self(rawValue: "left")
  /// On the right, in the middle.
  public static let right = Self(rawValue: "right")
  /// At the top left.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the top right.
  public static let topRight = Self(rawValue: "topRight")
  /// At the bottom left.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the bottom right.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits into the bounds.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers the bounds.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let mode: UIView.ContentMode =
      switch self {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      case .resizeAspect: .scaleAspectFit
      case .resizeAspectFill: .scaleAspectFill
      default: .scaleToFill
      }
    return mode.place(size, in: bounds)
  }
}

/// The older name of `CALayerContentsGravity.resizeAspectFill`.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The older name of `CALayerContentsGravity.resizeAspect`.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The older name of `CALayerContentsGravity.resize`.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The older name of `CALayerContentsGravity.center`.
public let kCAGravityCenter = CALayerContentsGravity.center

/// How round corners are drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arcs of circles.
  public static let circular = Self(rawValue: "circular")
  /// Curves without a break; drawn as arcs of circles.
  public static let continuous = Self(rawValue: "continuous")
}
