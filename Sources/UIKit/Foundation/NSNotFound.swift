/// The index of what is not there.
public let NSNotFound = Int.max
