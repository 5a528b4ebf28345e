/// A device by the name that authors give it. Its size says everything else, so a screen of the same size is the
/// same device.
package enum Device: String, CaseIterable, Codable, Sendable {
  /// Today's phone, whose camera lies in the screen.
  case phone = "iphone"
  /// A phone whose camera interrupts the screen's upper edge.
  case notchedPhone = "iphone-14"
  /// A phone with a home button.
  case homeButtonPhone = "iphone-se"
  /// Today's tablet.
  case tablet = "ipad"

  /// The device with an upright screen of a size; nil for any other size.
  package init?(size: CGSize) {
    guard let device = Self.allCases.first(where: { $0.size == size }) else { return nil }
    self = device
  }

  /// The size of the upright screen, in points.
  package var size: CGSize {
    switch self {
    case .phone: CGSize(width: 393, height: 852)
    case .notchedPhone: CGSize(width: 390, height: 844)
    case .homeButtonPhone: CGSize(width: 375, height: 667)
    case .tablet: CGSize(width: 820, height: 1180)
    }
  }

  /// The radius of the corners of a screen, in points: those of the device with a screen of the size, upright or on its
  /// side; 0 for any other size.
  package static func cornerRadius(of size: CGSize) -> CGFloat {
    let turned = CGSize(width: size.height, height: size.width)
    return (Device(size: size) ?? Device(size: turned))?.cornerRadius ?? 0
  }

  /// The radius of the screen's corners, in points.
  private var cornerRadius: CGFloat {
    switch self {
    case .phone: 55
    case .notchedPhone: 47
    case .homeButtonPhone: 0
    case .tablet: 18
    }
  }

  /// The frame of the camera, in points; nil where it isn't in the screen.
  var camera: CGRect? {
    guard self == .phone else { return nil }
    return CGRect(x: (size.width - 126) / 2, y: 11, width: 126, height: 37)
  }
}
