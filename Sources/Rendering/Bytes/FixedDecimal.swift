import HTML
import TransitionEngine

/// Numbers as integers of 10^-decimals.
package enum FixedDecimal {
  /// The largest number. Larger ones aren't needed on a page, and could overflow integers.
  private static let limit: CGFloat = 1e12

  /// A power of ten; of 9 at most.
  package static func power(_ decimals: Int) -> Int {
    // No list: asked for with every number, and mostly for the first.
    switch decimals {
    case ...0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    default: 1_000_000_000
    }
  }

  /// The integer nearest to `value · 10^decimals`, half away from zero; 0 for numbers that aren't finite.
  package static func scale(_ value: CGFloat, decimals: Int) -> Int {
    guard value.isFinite else { return 0 }
    let scaled = min(max(value * CGFloat(power(decimals)), -limit), limit)
    // `rounded()` calls a function of the system's on processors as old as those that the program is for.
    let whole = Int(scaled)
    let rest = scaled - CGFloat(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// The value of the printed number.
  static func round(_ value: Double, decimals: Int) -> Double {
    Double(scale(CGFloat(value), decimals: decimals)) / Double(power(decimals))
  }

  /// The most bytes that a number takes.
  static let longest = 24

  /// Writes `scaled / 10^decimals` as short as it goes.
  ///
  /// - Parameter next: where there is room for `longest` bytes; then behind what was written.
  static func write(_ scaled: Int, decimals: Int, at next: inout UnsafeMutablePointer<UInt8>) {
    if scaled < 0 { write(UInt8(ascii: "-"), at: &next) }
    guard decimals > 0 else { return writeDigits(scaled.magnitude, at: &next) }
    let power = UInt(Self.power(decimals))
    let whole = scaled.magnitude / power
    var fraction = scaled.magnitude % power
    if whole > 0 || fraction == 0 { writeDigits(whole, at: &next) }
    guard fraction > 0 else { return }
    write(UInt8(ascii: "."), at: &next)
    var place = power / 10
    while fraction > 0 {
      write(UInt8(ascii: "0") + UInt8(fraction / place), at: &next)
      fraction %= place
      place /= 10
    }
  }

  private static func writeDigits(_ value: UInt, at next: inout UnsafeMutablePointer<UInt8>) {
    var count = 1
    var bound: UInt = 10
    while value >= bound, count < 20 {
      count += 1
      bound &*= 10
    }
    next += count
    var place = next
    var rest = value
    for _ in 0..<count {
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  private static func write(_ byte: UInt8, at next: inout UnsafeMutablePointer<UInt8>) {
    next.pointee = byte
    next += 1
  }
}

/// Text and numbers as UTF-8.
///
/// Numbers are written by integer arithmetic with a fixed number of decimals, so that the same value gives
/// the same bytes on every machine: `.5`, never `0.50`, no exponents, no `-0`.
extension [UInt8] {
  package mutating func write(_ text: StaticString) { append(text) }
  package mutating func write(raw text: String) { append(contentsOf: text.utf8) }
  package mutating func write(_ integer: Int) { write(scaled: integer, decimals: 0) }

  /// A number rounded to `decimals` places, half away from zero; 0 for numbers that aren't finite.
  ///
  /// - Parameter decimals: 0…6.
  package mutating func write(_ value: CGFloat, decimals: Int) {
    write(scaled: FixedDecimal.scale(value, decimals: decimals), decimals: decimals)
  }

  /// `scaled / 10^decimals`, without trailing zeros and without a zero before the point.
  package mutating func write(scaled: Int, decimals: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FixedDecimal.longest) { buffer in
      guard let start = buffer.baseAddress else { return }
      var end = start
      FixedDecimal.write(scaled, decimals: decimals, at: &end)
      append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
    }
  }
}
