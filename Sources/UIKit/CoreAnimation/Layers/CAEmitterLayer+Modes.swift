import TransitionEngine

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the shape.
  public let rawValue: String
  /// Creates a shape with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A horizontal line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box that emits from its rectangle toward the viewer.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere, which emits as a circle does.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the mode.
  public let rawValue: String
  /// Creates a mode with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners; not modeled: particles come from the whole shape.
  public static let points = Self(rawValue: "points")
  /// The edge of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The whole shape.
  public static let surface = Self(rawValue: "surface")
  /// The whole shape.
  public static let volume = Self(rawValue: "volume")
}

/// The order and blending in which particles are painted.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the mode.
  public let rawValue: String
  /// Creates a mode with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particle in front.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particle at the back.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = Self(rawValue: "backToFront")
  /// With the particles' light added up.
  public static let additive = Self(rawValue: "additive")
}
