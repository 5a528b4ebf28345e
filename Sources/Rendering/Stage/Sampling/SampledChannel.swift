import TransitionEngine

/// A channel at a stage's samples, as browsers compute it.
struct SampledChannel {
  private let channel: Channel
  /// The ends of a channel that isn't piecewise; missing components are 0.
  private let from, to: Vector3
  /// The fractions between the ends, by sample inside of the window; nil for channels without an easing.
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

  /// The value of a channel with one component.
  func number(at index: Int) -> Double { vector(at: index).x }
}
