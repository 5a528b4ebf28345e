import TransitionEngine

/// Numbers as integers of 10^-decimals.
package enum FixedDecimal {
  private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
  /// Nothing on a page is larger; beyond it integers could overflow.
  private static let limit: CGFloat = 1e12

  package static func power(_ decimals: Int) -> Int { powers[min(max(decimals, 0), 6)] }

  /// The integer nearest to `value · 10^decimals`, half away from zero; 0 for what is not finite.
  package static func scale(_ value: CGFloat, decimals: Int) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max(value * CGFloat(power(decimals)), -limit), limit).rounded())
  }

  /// The value that is read back from what is printed.
  static func round(_ value: Double, decimals: Int) -> Double {
    Double(scale(CGFloat(value), decimals: decimals)) / Double(power(decimals))
  }

  /// Writes `scaled / 10^decimals` as short as it goes.
  package static func write(_ scaled: Int, decimals: Int, to bytes: inout [UInt8]) {
    let power = UInt(Self.power(decimals))
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
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
    var place: UInt = 1
    while value / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / place % 10))
      place /= 10
    }
  }
}
