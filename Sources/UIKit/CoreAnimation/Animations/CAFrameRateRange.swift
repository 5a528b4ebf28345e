/// Rates at which code wants to draw frames, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate; 0 for any.
  public var minimum: Float
  /// The highest rate; 0 for any.
  public var maximum: Float
  /// The rate that code likes best; nil or 0 for the highest.
  public var preferred: Float?

  /// Rates from a minimum to a maximum.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
