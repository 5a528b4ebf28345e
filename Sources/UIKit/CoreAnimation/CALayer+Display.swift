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
    if contentsRect == .unit, contentsCenter == .unit {
      drawing = picture.contents(
        in: contentsGravity.place(picture.size, in: bounds), of: bounds, tint: .defaultTint)
    } else {
      drawing = part(of: picture).map { .snapshot($0) }
    }
  }

  /// A part of a picture, as a layer with the picture that is cut and stretched; nil for an empty part.
  private func part(of picture: UIImage) -> Snapshot? {
    let whole = CGRect(origin: .zero, size: picture.size)
    let part = contentsRect.inUnit.scaled(by: picture.size)
    guard part.width > 0, part.height > 0 else { return nil }
    var layer = Layer(
      id: 0, name: "picture", bounds: whole, position: CGPoint(x: whole.midX, y: whole.midY))
    layer.contents = picture.contents(in: whole, tint: .defaultTint)
    let center = contentsCenter.inUnit.scaled(by: part.size)
    let insets = EdgeInsets(
      top: center.minY, left: center.minX, bottom: part.height - center.maxY, right: part.width - center.maxX)
    let cut = Snapshot(tree: LayerTree(layer), rect: part, capInsets: insets)
    let place = contentsGravity.place(part.size, in: bounds)
    guard place != bounds else { return cut }
    var placed = Layer(
      id: 0, name: "picture", bounds: CGRect(origin: .zero, size: place.size),
      position: CGPoint(x: place.midX, y: place.midY))
    placed.contents = .snapshot(cut)
    var holder = Layer(
      id: 0, name: "picture", bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
    holder.sublayers = [placed]
    return Snapshot(tree: LayerTree(holder), rect: bounds)
  }
}

extension CGRect {
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// What of a rectangle lies in the unit square; the whole square for one that is no rectangle.
  fileprivate var inUnit: CGRect {
    guard minX.isFinite, minY.isFinite, width.isFinite, height.isFinite else { return .unit }
    func unit(_ number: CGFloat) -> CGFloat { min(max(number, 0), 1) }
    let (left, top) = (unit(minX), unit(minY))
    return CGRect(x: left, y: top, width: unit(maxX) - left, height: unit(maxY) - top)
  }

  fileprivate func scaled(by size: CGSize) -> CGRect {
    CGRect(
      x: minX * size.width, y: minY * size.height, width: width * size.width, height: height * size.height)
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
