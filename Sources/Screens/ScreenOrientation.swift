import UIKit

/// The `orientation` of a screen.
enum ScreenOrientation: String, CaseIterable, Sendable {
  case portrait, landscape

  /// A size in this orientation.
  func turned(_ size: CGSize) -> CGSize {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return self == .portrait ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
  }
}

extension UIEdgeInsets {
  /// The safe area of a phone in landscape: as wide at both sides as it is high at the upright phone's top, where a
  /// camera is; none for an upright screen and for a phone with a home button.
  init(ofLandscapePhone size: CGSize) {
    self.init()
    guard size.width > size.height else { return }
    let upright = UIEdgeInsets(ofDevice: CGSize(width: size.height, height: size.width))
    guard upright.top > 40 else { return }
    (left, right, bottom) = (upright.top, upright.top, 21)
  }
}
