import TransitionEngine

/// The content that a layer draws itself, or is given as an image.
extension CALayer {
  /// Marks the layer so that it draws itself before the turn ends.
  ///
  /// A layer that asks for this while it draws itself would draw itself again in each frame: the content is as
  /// drawn, and lint reports it.
  public func setNeedsDisplay() {
    guard !isDrawing else {
      return Run.noteUnmodeled(
        "end to a drawing that requests another drawing", "call setNeedsDisplay() where a value changes",
        actor: debugName, layer: self)
    }
    needsDisplayFlag = true
    Run.current?.needsLayout = true
  }

  /// Marks the whole layer so that it draws itself before the turn ends.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether the layer still has to draw itself.
  public func needsDisplay() -> Bool { needsDisplayFlag }

  /// Draws the layer now, if it still has to be drawn.
  public func displayIfNeeded() {
    guard needsDisplayFlag, !bounds.isEmpty, let run = Run.current else { return }
    needsDisplayFlag = false
    if isDrawing {
      fatalError("\(debugName) draws itself while it is drawing: draw(in:) can't call display()")
    }
    isDrawing = true
    defer { isDrawing = false }
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

  /// The content between the layer's background and its sublayers: a `CGImage` or a `UIImage`, or nil. A
  /// value of another type shows nothing, which lint reports.
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

  /// Shows the image by the layer's properties. The content follows the bounds without another call.
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

  /// Returns a cropped part of an image, with margins that keep their size; nil for an empty part.
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

  /// The part of the rectangle in the unit square; the whole square if the rectangle has numbers that are not
  /// finite.
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
