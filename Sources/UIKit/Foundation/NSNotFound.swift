/// The index of an item that doesn't exist.
public let NSNotFound = Int.max

/// The largest integer.
public let NSIntegerMax = Int.max
/// The smallest integer.
public let NSIntegerMin = Int.min
