/// A random generator whose numbers depend only on its seed: SplitMix64, by Steele, Lea and Flood.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below a bound; 0 if the bound is less than 1.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// In 0..<1.
  package mutating func share() -> Double { Double(next() >> 11) / 0x1p53 }

  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + share() * (range.upperBound - range.lowerBound)
  }

  /// Returns true in the given percentage of cases.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns true once in `count` times.
  package mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// A random element. There has to be one.
  package mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
