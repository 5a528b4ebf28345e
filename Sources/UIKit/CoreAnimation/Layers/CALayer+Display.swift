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
    if isDrawnEachFrame { return showDrawing(in: run) }
    let picture = run.drawing(size: bounds.size) {
      if let view {
        view.draw(view.bounds)
      } else if let context = run.graphics.current() {
        draw(in: context)
      }
    }
    guard let picture else { return }
    self.picture = UIImage(.drawing(picture), size: picture.root.bounds.size)
    showPicture()
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
          Run.noteUnmodeled(
            "layer content of type \(type(of: newValue))", "give it a CGImage", actor: debugName, layer: self)
        }
        picture = nil
        drawing = nil
      }
      showPicture()
    }
  }

  /// Shows the picture as the layer's properties have it; it follows the bounds by itself.
  func showPicture() {
    guard let picture else { return }
    let gravity = contentsGravity.gravity
    if contentsRect == .unit, contentsCenter == .unit {
      drawing = picture.contents(gravity, tint: .defaultTint)
      return
    }
    drawing = part(of: picture).map { part in
      gravity == .resize
        ? .snapshot(part) : .fitted(FittedContents(.snapshot(part), size: part.rect.size, gravity: gravity))
    }
  }

  /// A part of a picture, cut and with margins that keep their size; nil for an empty part.
  private func part(of picture: UIImage) -> Snapshot? {
    let part = contentsRect.inUnit.scaled(by: picture.size)
    guard part.width > 0, part.height > 0 else { return nil }
    let center = contentsCenter.inUnit.scaled(by: part.size)
    let insets = EdgeInsets(
      top: center.minY, left: center.minX, bottom: part.height - center.maxY, right: part.width - center.maxX)
    return Snapshot(tree: picture.tree(tint: .defaultTint), rect: part, capInsets: insets)
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
