import TransitionEngine

extension EdgeInsets {
  /// The safe area of an upright phone with a screen of this size, or of the tablet on any side, in points; none
  /// for another screen.
  ///
  /// Source of the known sizes: Apple's Human Interface Guidelines, "Layout", and the values in the
  /// simulators.
  package init(ofDevice size: CGSize) {
    self.init()
    let tablet = Device.tablet.size
    if size == tablet || size == CGSize(width: tablet.height, height: tablet.width) {
      (top, bottom) = (24, 20)
      return
    }
    guard size.width >= 320, size.width <= 500, size.height > size.width else { return }
    guard size.height / size.width > 2 else {
      top = 20
      return
    }
    let tops: [CGSize: CGFloat] = [
      CGSize(width: 375, height: 812): 50, CGSize(width: 414, height: 896): 48,
      CGSize(width: 393, height: 852): 59, CGSize(width: 430, height: 932): 59,
      CGSize(width: 402, height: 874): 62, CGSize(width: 440, height: 956): 62,
    ]
    top = tops[size] ?? 47
    bottom = 34
  }
}
