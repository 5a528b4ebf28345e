import TransitionEngine

/// Seconds, by Core Animation's name.
public typealias CFTimeInterval = TimeInterval
