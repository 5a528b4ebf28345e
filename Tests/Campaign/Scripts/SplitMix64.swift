/// Numbers that look random and are the same for everybody: the generator by Steele, Lea and Flood.
package struct SplitMix64: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// From 0 to below a bound, which is at least 1.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// In 0..<1.
  package mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  package mutating func number(_ range: Range<Double>) -> Double {
    range.lowerBound + share() * (range.upperBound - range.lowerBound)
  }

  /// Whether something comes true that does so in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of several; there has to be one.
  package mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}
