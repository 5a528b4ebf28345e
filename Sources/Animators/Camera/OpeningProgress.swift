/// The coverage of a camera behind the tabs, and the values derived from it.
///
/// The numbers are rounded as the animation was tuned with them: to whole percents, and to tenths of a percent.
public struct OpeningProgress: Hashable, Sendable {
  /// From 0, the camera is open, to 1, it is covered; in steps of .01.
  public let fraction: Double

  /// - Parameters:
  ///   - offset: the pages' content offset, in points; 0 shows the camera.
  ///   - height: the container's height, in points. Half of it corresponds to a fraction of 1.
  public init(offset: Double, height: Double) {
    fraction = (Self.progress(offset, along: height / 2) * 100).rounded(.toNearestOrEven) / 100
  }

  /// The opacity of the shadow on the camera, 0…1.
  public var shadow: Double { fraction }

  /// The offset of the camera's content to the left, in points. It moves slower than the pages in front of
  /// it, which makes it look farther away.
  public var parallax: Double { (fraction * 1000).rounded(.toNearestOrEven) / 10 * Self.pointsPerPercent }

  private static let pointsPerPercent = 0.54

  /// A point's position on an axis as a fraction of the axis' length, within 0…1.
  private static func progress(_ point: Double, along length: Double) -> Double {
    guard length > 0, point.isFinite else { return 0 }
    return min(max(point / length, 0), 1)
  }
}
