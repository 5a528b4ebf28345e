/// A channel as a browser will have it, at a stage's samples.
struct SampledChannel {
  private let channel: Channel
  /// The ends of what is not piecewise; components that the channel does not have are 0.
  private let from, to: Turn.Vector
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

  private static func vector(_ value: [Double]) -> Turn.Vector {
    Turn.Vector(value[0], value.count > 1 ? value[1] : 0, value.count > 2 ? value[2] : 0)
  }

  /// The value of a channel with three components at a sample inside of the window.
  func vector(at index: Int) -> Turn.Vector {
    if let shares { return from + (to - from) * shares[window.place(of: index)] }
    return channel.isConstant ? from : channel.vector(at: Double(index) / Double(window.last))
  }

  /// The value of a channel with one component at a sample inside of the window.
  func number(at index: Int) -> Double {
    if let shares { return from.x + (to.x - from.x) * shares[window.place(of: index)] }
    return channel.isConstant ? from.x : channel.number(at: Double(index) / Double(window.last))
  }
}
