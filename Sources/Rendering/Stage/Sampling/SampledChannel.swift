import TransitionEngine

/// A channel as a browser will have it, at a stage's samples.
struct SampledChannel {
  private let channel: Channel
  /// The ends of what is not piecewise; components that the channel does not have are 0.
  private let from, to: Vector3
  /// How far it is from one to the other, by sample inside of the window; nil for what is not eased.
  private let shares: [Double]?
  private let window: SampleWindow

  /// - Parameter shares: the channel's, if it is eased.
  init(_ channel: Channel, in window: SampleWindow, shares: [Double]?) {
    self.channel = channel
    self.shares = shares
    self.window = window
    from = Self.vector(channel.first)
    to = Self.vector(channel.last)
  }

  private static func vector(_ value: [Double]) -> Vector3 {
    Vector3(value[0], value.count > 1 ? value[1] : 0, value.count > 2 ? value[2] : 0)
  }

  /// The value at a sample inside of the window.
  func vector(at index: Int) -> Vector3 {
    if let shares { return from + (to - from) * shares[window.place(of: index)] }
    if channel.isConstant { return from }
    let (from, to, share) = channel.blend(at: Double(index) / Double(window.last))
    return Self.vector(from) + (Self.vector(to) - Self.vector(from)) * share
  }

  /// The same, of a channel with one component.
  func number(at index: Int) -> Double { vector(at: index).x }
}
