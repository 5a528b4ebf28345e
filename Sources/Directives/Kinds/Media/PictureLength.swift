import Options

/// A side of a picture: pixels, or a part of the column.
enum PictureLength: Sendable, Equatable {
  case pixels(Int)
  /// 1…100.
  case percent(Int)
}

extension ValueKind where Value == PictureLength {
  /// `300`, `300px`, `50%`.
  static var pictureWidth: Self {
    Self(
      "must be pixels or a percentage", ["320px", "50%"],
      phrase: "pixels, such as 320px, or a percentage, such as 50%",
      text: { length in
        switch length {
        case .pixels(let number): "\(number)px"
        case .percent(let number): "\(number)%"
        }
      },
      read: { given throws(ValueProblem) in
        let value: Value? =
          given.hasSuffix("%") ? percent(given).map { .percent($0) } : pixels(given).map { .pixels($0) }
        if let value { return value }
        throw ValueProblem(
          .form("must be pixels or a percentage"), allowed: ["320px", "50%"],
          fix: "write 1px to 10000px, or 1% to 100% of the column")
      })
  }

  private static func percent(_ text: String) -> Int? {
    Int(text.dropLast()).flatMap { (1...100).contains($0) ? $0 : nil }
  }

  fileprivate static func pixels(_ text: String) -> Int? {
    Int(text.hasSuffix("px") ? text.dropLast(2) : text[...]).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}

extension ValueKind where Value == Int {
  /// `300`, `300px`.
  static var pictureHeight: Self {
    Self("must be a number of pixels", ["240px"], phrase: "pixels, such as 240px", text: { "\($0)px" }) {
      given throws(ValueProblem) in
      guard let pixels = ValueKind<PictureLength>.pixels(given) else {
        throw ValueProblem(
          .form("must be a number of pixels"), allowed: ["240px"], fix: "write 1px to 10000px")
      }
      return pixels
    }
  }
}
