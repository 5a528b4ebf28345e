/// A motion of a symbol. The whole symbol moves, since its layers are one picture; Apple publishes no numbers, so scales
/// and durations are estimates.
public protocol SymbolEffect {}
/// An effect that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that goes on until it's removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect that replaces a symbol by another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How a symbol moves.
struct SymbolMotion {
  let keyPath: String
  let values: [CGFloat]
  /// Seconds of one cycle.
  let duration: TimeInterval
  /// Whether the last value stays.
  var stays = false
}

/// An effect that is drawn.
protocol MovingSymbolEffect: SymbolEffect {
  var motion: SymbolMotion { get }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
  var count: Double?
  var factor = 1.0

  /// Once, or on and on, as the effect is.
  public static let `default` = SymbolEffectOptions()
  /// On and on.
  public static let repeating = SymbolEffectOptions(count: .infinity)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count.map { Double($0) } ?? .infinity)
  }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: speed) }
  /// On and on.
  public var repeating: SymbolEffectOptions { with(.infinity) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with(1) }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { Double($0) } ?? .infinity) }
  /// Faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, factor: speed)
  }

  private func with(_ count: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, factor: factor)
  }
}

/// What the completion of an effect is told.
public struct UISymbolEffectCompletionContext {
  /// Whether the effect has run to its end.
  public let isFinished: Bool
}
