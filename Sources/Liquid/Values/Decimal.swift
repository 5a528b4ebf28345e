/// A decimal number, in which 10.1 − 2.2 is 7.9 as in Liquid, not 7.8999999999999995.
struct Decimal {
  enum Operation {
    /// An operation on numbers with as many decimal places, such as a sum.
    case sum
    case product
  }

  private var mantissa: Int
  /// The power of ten.
  private var exponent: Int

  /// Nil for a number of too many digits.
  private init?(_ number: Number) {
    switch number {
    case .integer(let integer): (mantissa, exponent) = (integer, 0)
    case .double(let double):
      guard double.isFinite else { return nil }
      let parts = double.description.utf8.split(separator: UInt8(ascii: "e"))
      let digits = parts[0].filter { $0 != UInt8(ascii: ".") }
      guard let mantissa = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      let places = parts[0].firstIndex(of: UInt8(ascii: ".")).map {
        parts[0].distance(from: $0, to: parts[0].endIndex) - 1
      }
      self.mantissa = mantissa
      exponent = (parts.count > 1 ? Int(Substring(parts[1])) ?? 0 : 0) - (places ?? 0)
    }
  }

  /// The result for numbers of which one is a fraction; nil if it has too many digits.
  static func apply(
    _ a: Number, _ b: Number, _ operation: Operation,
    _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Double? {
    if case (.integer, .integer) = (a, b) { return nil }
    guard var a = Decimal(a), var b = Decimal(b) else { return nil }
    if operation == .sum {
      guard a.lower(to: b.exponent), b.lower(to: a.exponent) else { return nil }
    }
    let (mantissa, overflow) = whole(a.mantissa, b.mantissa)
    guard !overflow else { return nil }
    return Double("\(mantissa)e\(operation == .sum ? a.exponent : a.exponent + b.exponent)")
  }

  /// Writes the number with an exponent that is at most as large; false if that takes too many digits.
  private mutating func lower(to other: Int) -> Bool {
    guard exponent - other < 20 else { return false }
    while exponent > other {
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      guard !overflow else { return false }
      (mantissa, exponent) = (product, exponent - 1)
    }
    return true
  }
}
