import TransitionEngine

/// A running 64-bit hash that is the same on every machine and in every run, unlike `Hasher`.
///
/// It names definitions and recognizes equal pictures. It isn't a cryptographic hash. The mixing function is
/// that of SplitMix64.
package struct Fingerprint: Hashable, Sendable {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package mutating func combine(_ bits: UInt64) {
    value ^= bits
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
  }

  package mutating func combine(_ other: Fingerprint) { combine(other.value) }

  package mutating func combine(_ integer: Int) { combine(UInt64(bitPattern: Int64(integer))) }

  /// A number rounded to 1e-5. Smaller differences aren't visible.
  package mutating func combine(_ number: CGFloat) { combine(FixedDecimal.scale(number, decimals: 5)) }

  package mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  package mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.width)
    combine(rect.height)
  }

  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(UInt64(byte)) }
  }

  /// A short name for documents: one letter, then five of 36 letters and digits.
  package var name: String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var rest = value
    var name = String(letters[Int(rest % 26)])
    rest /= 26
    for _ in 0..<5 {
      name.append(letters[Int(rest % 36)])
      rest /= 36
    }
    return name
  }
}
