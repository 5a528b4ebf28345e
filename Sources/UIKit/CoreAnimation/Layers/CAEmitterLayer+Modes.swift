import TransitionEngine

/// The shapes that emit.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A level line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box, of which the rectangle towards the viewer emits.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball, which emits as a circle does.
  public static let sphere = Self(rawValue: "sphere")
}

/// From where in the shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From corners; not modelled: from all over the shape.
  public static let points = Self(rawValue: "points")
  /// From the edge.
  public static let outline = Self(rawValue: "outline")
  /// From all over the shape.
  public static let surface = Self(rawValue: "surface")
  /// From all over the shape.
  public static let volume = Self(rawValue: "volume")
}

/// How particles are painted.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest at the back.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = Self(rawValue: "backToFront")
  /// With their light added up.
  public static let additive = Self(rawValue: "additive")
}
