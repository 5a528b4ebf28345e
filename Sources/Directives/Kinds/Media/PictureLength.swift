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
    pictureLength(["a number of pixels, such as 320 or 320px", "a part of the column, from 1% to 100%"]) {
      text in
      if text.hasSuffix("%") {
        return Int(text.dropLast()).flatMap { (1...100).contains($0) ? .percent($0) : nil }
      }
      return pixels(text).map { .pixels($0) }
    }
  }

  private static func pictureLength(_ allowed: [String], read: @escaping @Sendable (String) -> Value?) -> Self
  {
    Self(
      "must be pixels or a percentage", allowed, phrase: "pixels such as 320 or 320px, or 1% to 100%",
      text: { length in
        switch length {
        case .pixels(let number): "\(number)px"
        case .percent(let number): "\(number)%"
        }
      },
      read: { given throws(ValueProblem) in
        guard let value = read(given) else {
          throw ValueProblem(.form("must be pixels or a percentage"), allowed: allowed)
        }
        return value
      })
  }

  static func pixels(_ text: String) -> Int? {
    Int(text.hasSuffix("px") ? text.dropLast(2) : text[...]).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}

extension ValueKind where Value == Int {
  /// `300`, `300px`.
  static var pictureHeight: Self {
    let allowed = ["a number of pixels, such as 240 or 240px"]
    return Self(
      "must be a number of pixels", allowed, phrase: "pixels such as 240 or 240px", text: { "\($0)px" }
    ) {
      given throws(ValueProblem) in
      guard let pixels = ValueKind<PictureLength>.pixels(given) else {
        throw ValueProblem(.form("must be a number of pixels"), allowed: allowed)
      }
      return pixels
    }
  }
}
