/// The device by UIKit's name: a phone.
public final class UIDevice: NSObject {
  override init() { super.init() }

  /// The device of the run. A new one at each access outside a run.
  public static var current: UIDevice { Run.current?.device ?? UIDevice() }

  /// The kind of device, by which code distinguishes phones from pads.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// iOS.
  public var systemName: String { "iOS" }
  /// The version whose behavior is modeled where versions differ.
  public var systemVersion: String { "18.0" }
  /// A phone.
  public var model: String { "iPhone" }
  /// A phone.
  public var name: String { "iPhone" }
  /// Portrait, or landscape left after the device has been turned.
  public var orientation: UIDeviceOrientation { Run.current?.isTurned == true ? .landscapeLeft : .portrait }
}

/// A kind of device. The raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}

/// The orientation of the device. The raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDevice {
  /// The device's orientation has changed.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
