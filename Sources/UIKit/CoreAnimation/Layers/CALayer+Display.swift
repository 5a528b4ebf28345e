import TransitionEngine

/// The content that a layer draws itself, or is given as an image.
extension CALayer {
  /// Draws the content by `draw(in:)`; that of a view by `draw(_:)`.
  func drawContents() {
    guard let run = Run.current else { return }
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

  /// Shows the image by the layer's properties. The content follows the bounds without another call.
  func showPicture() {
    guard let picture else { return }
    if pattern != nil { Run.noteUnmodeled(.pattern) }
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
