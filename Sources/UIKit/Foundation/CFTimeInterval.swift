import TransitionEngine

/// Seconds, by the name that Core Animation uses.
public typealias CFTimeInterval = TimeInterval
