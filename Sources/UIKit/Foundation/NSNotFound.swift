/// The index of an item that doesn't exist.
public let NSNotFound = Int.max
