/// A channel as a browser will have it, at a stage's samples.
struct SampledChannel {
  private let channel: Channel
  /// The ends of what is not piecewise; components that the channel does not have are 0.
  private let from, to: Turn.Vector
  /// How far it is from one to the other, by sample; nil for what is not eased.
  private let shares: [Double]?
  /// The last sample's number.
  private let last: Double

  /// - Parameters:
  ///   - count: of the samples; at least 2.
  ///   - shares: the channel's, if it is eased.
  init(_ channel: Channel, count: Int, shares: [Double]?) {
    self.channel = channel
    self.shares = shares
    last = Double(count - 1)
    from = Self.vector(channel.first)
    to = Self.vector(channel.last)
  }

  private static func vector(_ value: [Double]) -> Turn.Vector {
    Turn.Vector(value[0], value.count > 1 ? value[1] : 0, value.count > 2 ? value[2] : 0)
  }

  /// The value of a channel with three components.
  func vector(at index: Int) -> Turn.Vector {
    if let shares { return from + (to - from) * shares[index] }
    return channel.isConstant ? from : channel.vector(at: Double(index) / last)
  }

  /// The value of a channel with one component.
  func number(at index: Int) -> Double {
    if let shares { return from.x + (to.x - from.x) * shares[index] }
    return channel.isConstant ? from.x : channel.number(at: Double(index) / last)
  }
}
