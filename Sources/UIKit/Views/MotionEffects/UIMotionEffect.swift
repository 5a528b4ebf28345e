/// A change of a view by the tilt of the device. Without effect: the device is at rest.
open class UIMotionEffect: NSObject {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The values of key paths for a tilt; none, unless overridden.
  ///
  /// - Parameter viewerOffset: the tilt, −1…1 along each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
