/// A number. Operations on integers give integers.
enum Number {
  case integer(Int)
  case double(Double)

  var double: Double {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    }
  }

  var value: Value {
    switch self {
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    }
  }

  /// The number spelled by a text, such as `12`, `-3` or `0.5`. White space around it is ignored.
  init?(spelling text: [UInt8]) {
    let spelling = text.trimmed
    guard spelling.contains(where: \.isDigit) else { return nil }
    let string = String(decoding: spelling, as: UTF8.self)
    if let integer = Int(string) {
      self = .integer(integer)
    } else if spelling.allSatisfy({ $0.isDigit || Number.marks.contains($0) }), let double = Double(string),
      double.isFinite
    {
      self = .double(double)
    } else {
      return nil
    }
  }

  /// The number that Liquid in Ruby reads in a text: without exponents, and with digits on both sides of a point.
  init?(ruby text: [UInt8]) {
    let spelling = text.trimmed
    let parts = spelling.dropFirst(spelling.first == UInt8(ascii: "-") ? 1 : 0)
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPlain =
      (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
    guard isPlain || Int(String(decoding: spelling, as: UTF8.self)) != nil else { return nil }
    self.init(spelling: text)
  }

  /// The whole number that a text begins with, or 0, as Ruby's `to_i` has it.
  static func leading(in text: [UInt8]) -> Int {
    let spelling = text.trimmed
    let sign = spelling.first.map { "+-".utf8.contains($0) } == true ? 1 : 0
    let digits = spelling.dropFirst(sign).prefix(while: \.isDigit)
    return Int(String(decoding: spelling.prefix(sign) + digits, as: UTF8.self)) ?? 0
  }

  /// The characters of a number besides digits. `Double` alone would accept `nan` and hexadecimal.
  private static let marks = Set("+-.eE".utf8)

  /// Applies an operation to two numbers. Nil if whole numbers overflow.
  static func apply(
    _ a: Number, _ b: Number, _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ real: (Double, Double) -> Double
  ) -> Number? {
    guard case (.integer(let a), .integer(let b)) = (a, b) else { return .double(real(a.double, b.double)) }
    let (result, overflow) = whole(a, b)
    return overflow ? nil : .integer(result)
  }
}

extension Value {
  /// The value as a number; nil for texts, see `Number.init(spelling:)`.
  var number: Number? {
    switch self {
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    default: nil
    }
  }
}
