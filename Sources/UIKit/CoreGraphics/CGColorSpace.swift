/// A color space. All colors are in sRGB, whatever their space.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space; nil for a device's.
  public let name: String?
  /// The number of components of a color, without its alpha.
  public let numberOfComponents: Int

  /// A space with a name.
  public init?(name: String) {
    self.name = name
    numberOfComponents = name.contains("Gray") ? 1 : 3
  }

  fileprivate init(components: Int) { (name, numberOfComponents) = (nil, components) }

  /// The space of all colors.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// A wider space; its colors are taken for sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The space with negative components; its colors are taken for sRGB.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  /// Whether both have the same name and components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.numberOfComponents == b.numberOfComponents
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the space of colors with red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }
/// Returns the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

extension CGColor {
  /// The space of the color's components: red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The number of components, with the alpha.
  public var numberOfComponents: Int { 4 }

  /// Creates a color from components 0…1: red, green and blue, or a gray, and an alpha.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}
