import TransitionEngine

extension UIScrollView {
  /// What a scroll view needs while it is zoomed by fingers.
  struct Zoom {
    let pinch: ScrollPinch
    /// The scale at the beginning of the pinch, without the resistance past the limits.
    var start: CGFloat = 1
    /// The place of the fingers' middle in the zoomed view's own coordinates.
    var anchor = CGPoint.zero
    var hasLogged = false
  }

  /// The duration of an animated zoom and of the way back to a limit, in seconds. [unverified]
  private static let zoomDuration: TimeInterval = 0.3

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  private var zoomRange: ClosedRange<CGFloat> { minimumZoomScale...max(maximumZoomScale, minimumZoomScale) }

  /// Keeps the limits positive, and has a pinch as long as they leave a choice.
  func zoomLimitsChanged() {
    func isValid(_ scale: CGFloat) -> Bool { scale.isFinite && scale > 0 }
    if !isValid(minimumZoomScale) { minimumZoomScale = 1 }
    if !isValid(maximumZoomScale) { maximumZoomScale = 1 }
    let isZoomable = maximumZoomScale > minimumZoomScale
    if isZoomable, zoom == nil {
      let pinch = ScrollPinch()
      pinch.scrollView = self
      pinch.addTarget { [weak self] in self?.pinched($0) }
      addGestureRecognizer(pinch)
      zoom = Zoom(pinch: pinch)
    } else if !isZoomable, let zoom {
      removeGestureRecognizer(zoom.pinch)
      self.zoom = nil
    }
  }

  // MARK: By code

  /// Zooms to a scale within the limits, with a point of the content that keeps its place on screen.
  func zoom(to scale: CGFloat, about point: CGPoint, animated: Bool) {
    guard let view = zoomedView, scale.isFinite else { return }
    let anchor = view.convert(point, from: self)
    let place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    change(view, to: scale, anchor, at: place, animated: animated)
  }

  func show(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite
    else { return }
    change(
      view, to: min(bounds.width / rect.width, bounds.height / rect.height),
      CGPoint(x: rect.midX, y: rect.midY), at: CGPoint(x: bounds.width / 2, y: bounds.height / 2),
      animated: animated)
  }

  private func change(
    _ view: UIView, to scale: CGFloat, _ anchor: CGPoint, at place: CGPoint, animated: Bool
  ) {
    let scale = min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
    stop()
    guard animated, Run.current != nil else { return settle(view, scale, anchor, at: place) }
    tell(.scrollViewWillBeginZooming) { $0.scrollViewWillBeginZooming(self, with: view) }
    animateZoom(view, to: scale, anchor, at: place)
  }

  private func animateZoom(_ view: UIView, to scale: CGFloat, _ anchor: CGPoint, at place: CGPoint) {
    zoom?.hasLogged = false
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.settle(view, scale, anchor, at: place)
    } completion: { [weak self] _ in
      guard let self, !isZooming else { return }
      isZoomBouncing = false
      tell(.scrollViewDidEndZooming) { $0.scrollViewDidEndZooming(self, with: view, atScale: scale) }
    }
  }

  /// Zooms, with an offset at which the content fills the view.
  private func settle(_ view: UIView, _ scale: CGFloat, _ anchor: CGPoint, at place: CGPoint) {
    apply(view, scale, anchor, at: place)
    layoutIfNeeded()
    bounds.origin = filling(offset(of: view, anchor, at: place))
  }

  /// Scales the view and the content's size, with a point of the view that keeps its place on screen.
  ///
  /// - Parameters:
  ///   - anchor: in the view's own coordinates.
  ///   - place: from the scroll view's upper left corner.
  private func apply(_ view: UIView, _ scale: CGFloat, _ anchor: CGPoint, at place: CGPoint) {
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    if let frame = view.constrainedFrame {
      view.layer.position = CGPoint(x: frame.midX, y: frame.midY)
      let content = autoLayout?.standardGuides[.scrollContent]?.solvedFrame?.size ?? .zero
      contentSize = CGSize(width: content.width * scale, height: content.height * scale)
    } else {
      let frame = view.frame
      view.center = CGPoint(
        x: view.center.x + corner.x - frame.minX, y: view.center.y + corner.y - frame.minY)
      contentSize = frame.size
    }
    bounds.origin = offset(of: view, anchor, at: place)
    guard let delegate else { return }
    if !(zoom?.hasLogged ?? false) {
      zoom?.hasLogged = true
      log(call: .scrollViewDidZoom)
    }
    delegate.scrollViewDidZoom(self)
  }

  private func offset(of view: UIView, _ anchor: CGPoint, at place: CGPoint) -> CGPoint {
    let point = view.convert(anchor, to: self)
    return CGPoint(x: point.x - place.x, y: point.y - place.y)
  }

  // MARK: By fingers

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView, zoom != nil else { return }
    let point = pinch.location(in: self)
    let place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    switch pinch.state {
    case .began:
      stop()
      zoom?.start = ZoomResistance.released(zoomScale, in: zoomRange)
      zoom?.anchor = view.convert(point, from: self)
      zoom?.hasLogged = false
      isZoomBouncing = false
      tell(.scrollViewWillBeginZooming) { $0.scrollViewWillBeginZooming(self, with: view) }
      isZooming = true
      follow(pinch, view, at: place)
    case .changed: follow(pinch, view, at: place)
    default: endZooming(view, at: place)
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer, _ view: UIView, at place: CGPoint) {
    // The middle of a single finger isn't the middle of the pinch.
    guard isZooming, pinch.numberOfTouches > 1, let zoom else { return }
    let range = zoomRange
    let asked = zoom.start * pinch.scale
    let scale =
      bouncesZoom
      ? ZoomResistance.shown(asked, in: range) : min(max(asked, range.lowerBound), range.upperBound)
    apply(view, scale, zoom.anchor, at: place)
  }

  private func endZooming(_ view: UIView, at place: CGPoint) {
    guard isZooming, let zoom else { return }
    isZooming = false
    let scale = min(max(zoomScale, zoomRange.lowerBound), zoomRange.upperBound)
    let isInPlace = scale == zoomScale && filling(contentOffset) == contentOffset
    guard !isInPlace, Run.current != nil else {
      return tell(.scrollViewDidEndZooming) {
        $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
      }
    }
    isZoomBouncing = scale != zoomScale
    // The finger that is left may have moved the middle; the anchor is where the content is now.
    let anchor = view.convert(zoom.anchor, to: self)
    let now = CGPoint(x: anchor.x - bounds.minX, y: anchor.y - bounds.minY)
    animateZoom(view, to: scale, zoom.anchor, at: now)
  }
}
