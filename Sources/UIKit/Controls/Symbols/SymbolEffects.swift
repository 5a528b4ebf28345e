import TransitionEngine

/// A symbol that jumps once.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
  private var isOther = false
  var motion: SymbolMotion {
    isOther
      ? SymbolMotion(
        keyPath: "transform.scale", values: [1, 0.75, 1.05, 1], duration: 0.5)
      : SymbolMotion(
        keyPath: "transform.scale", values: [1, 1.25, 0.95, 1], duration: 0.5)
  }
  /// In this way.
  public var up: Self { self }
  /// In this way.
  public var down: Self {
    var other = self
    other.isOther = true
    return other
  }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that jumps once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
  var motion: SymbolMotion {
    SymbolMotion(
      keyPath: "opacity", values: [1, 0.3, 1], duration: 1.2)
  }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol that grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
  var motion: SymbolMotion {
    SymbolMotion(
      keyPath: "transform.scale", values: [1, 1.12, 1], duration: 2)
  }
  /// In this way; drawn alike.
  public var plain: Self { self }
  /// In this way; drawn alike.
  public var pulse: Self { self }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that trembles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
  var motion: SymbolMotion {
    SymbolMotion(
      keyPath: "transform.rotation.z", values: [0, 0.18, -0.18, 0.1, 0], duration: 0.6)
  }
  /// In this way; drawn alike.
  public var left: Self { self }
  /// In this way; drawn alike.
  public var right: Self { self }
  /// In this way; drawn alike.
  public var up: Self { self }
  /// In this way; drawn alike.
  public var down: Self { self }
  /// In this way; drawn alike.
  public var clockwise: Self { self }
  /// In this way; drawn alike.
  public var counterClockwise: Self { self }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that trembles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that turns once.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
  private var isOther = false
  var motion: SymbolMotion {
    isOther
      ? SymbolMotion(
        keyPath: "transform.rotation.z", values: [0, -.pi / 2, -.pi, -.pi * 1.5, -.pi * 2], duration: 1.2)
      : SymbolMotion(
        keyPath: "transform.rotation.z", values: [0, .pi / 2, .pi, .pi * 1.5, .pi * 2], duration: 1.2)
  }
  /// In this way.
  public var clockwise: Self { self }
  /// In this way.
  public var counterClockwise: Self {
    var other = self
    other.isOther = true
    return other
  }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns once.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that stays larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
  private var isOther = false
  var motion: SymbolMotion {
    isOther
      ? SymbolMotion(
        keyPath: "transform.scale", values: [1, 0.87], duration: 0.3, stays: true)
      : SymbolMotion(
        keyPath: "transform.scale", values: [1, 1.15], duration: 0.3, stays: true)
  }
  /// In this way.
  public var up: Self { self }
  /// In this way.
  public var down: Self {
    var other = self
    other.isOther = true
    return other
  }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that stays larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
  var motion: SymbolMotion {
    SymbolMotion(
      keyPath: "opacity", values: [0, 1], duration: 0.3, stays: true)
  }
  /// In this way; drawn alike.
  public var up: Self { self }
  /// In this way; drawn alike.
  public var down: Self { self }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
  var motion: SymbolMotion {
    SymbolMotion(
      keyPath: "opacity", values: [1, 0], duration: 0.3, stays: true)
  }
  /// In this way; drawn alike.
  public var up: Self { self }
  /// In this way; drawn alike.
  public var down: Self { self }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol in place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// In this way; drawn alike.
  public var downUp: Self { self }
  /// In this way; drawn alike.
  public var upUp: Self { self }
  /// In this way; drawn alike.
  public var offUp: Self { self }
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol in place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The usual change.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  /// Layer by layer; drawn as a whole.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The usual change.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
