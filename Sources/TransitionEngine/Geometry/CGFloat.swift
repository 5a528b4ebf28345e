/// A length, coordinate or scale. Core Graphics has its own type for historical reasons; on every current
/// 64-bit system it is this type.
public typealias CGFloat = Double

/// A duration or an instant, in seconds.
public typealias TimeInterval = Double
