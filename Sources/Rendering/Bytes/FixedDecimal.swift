import TransitionEngine

/// Numbers as integers of 10^-decimals.
package enum FixedDecimal {
  private static let powers = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
  /// Nothing on a page is larger; beyond it integers could overflow.
  private static let limit: CGFloat = 1e12

  package static func power(_ decimals: Int) -> Int { powers[min(max(decimals, 0), powers.count - 1)] }

  /// The integer nearest to `value · 10^decimals`, half away from zero; 0 for what is not finite.
  package static func scale(_ value: CGFloat, decimals: Int) -> Int {
    guard value.isFinite else { return 0 }
    let scaled = min(max(value * CGFloat(power(decimals)), -limit), limit)
    // `rounded()` calls a function of the system's on processors as old as those that the program is for.
    let whole = Int(scaled)
    let rest = scaled - CGFloat(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// The value that is read back from what is printed.
  static func round(_ value: Double, decimals: Int) -> Double {
    Double(scale(CGFloat(value), decimals: decimals)) / Double(power(decimals))
  }

  /// Writes `scaled / 10^decimals` as short as it goes.
  package static func write(_ scaled: Int, decimals: Int, to bytes: inout [UInt8]) {
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    guard decimals > 0 else { return writeDigits(scaled.magnitude, to: &bytes) }
    let power = UInt(Self.power(decimals))
    let whole = scaled.magnitude / power
    var fraction = scaled.magnitude % power
    if whole > 0 || fraction == 0 { writeDigits(whole, to: &bytes) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = power / 10
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  private static func writeDigits(_ value: UInt, to bytes: inout [UInt8]) {
    if value >= 10 { writeDigits(value / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
