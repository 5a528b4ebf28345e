/// A length, coordinate or scale. Core Graphics has a type of its own for history's sake; here it is what that type
/// is on every system of today.
public typealias CGFloat = Double

/// A duration or an instant, in seconds.
public typealias TimeInterval = Double
