/// The images of an image view that are shown one after the other: a view for each, of which all but one are
/// transparent.
final class ImageFrames {
  private let views: [UIImageView]

  /// Shows images within a view.
  init(_ images: [UIImage], in view: UIImageView) {
    views = images.map { image in
      let frame = UIImageView(image: image)
      frame.frame = view.bounds
      frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame.contentMode = view.contentMode
      view.addSubview(frame)
      return frame
    }
  }

  /// Begins the cycles.
  ///
  /// - Parameters:
  ///   - duration: of a cycle, in seconds.
  ///   - cycles: how many; 0 for any number.
  func play(duration: TimeInterval, cycles: Int, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    for (index, view) in views.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.calculationMode = .discrete
      animation.values = views.indices.map { CGFloat($0 == index ? 1 : 0) }
      animation.duration = duration
      animation.repeatCount = cycles > 0 ? Float(cycles) : .infinity
      view.layer.add(animation, forKey: "frames")
      view.alpha = index == 0 ? 1 : 0
    }
    CATransaction.commit()
  }

  func remove() { for view in views { view.removeFromSuperview() } }
}
