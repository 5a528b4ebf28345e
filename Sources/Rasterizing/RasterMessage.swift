/// What the site and `zoetrope-rasterizer` tell each other. Numbers are 32 bits, little-endian.
package enum RasterMessage {
  /// The first message of the program, which identifies it.
  package static let greeting = "zoetrope-rasterizer 1"
  /// The maximum bytes of a request.
  package static let requestLimit = 256 << 20

  /// A drawing and its number, which the answer repeats: answers come in any order.
  package struct Request: Sendable, Equatable {
    package var number: Int
    package var drawing: Drawing

    package init(number: Int, drawing: Drawing) { (self.number, self.drawing) = (number, drawing) }

    package var bytes: [UInt8] {
      let color = drawing.background
      return word(number) + word(drawing.width)
        + [drawing.form.rawValue, color == nil ? 0 : 1, color?.red ?? 0, color?.green ?? 0, color?.blue ?? 0]
        + drawing.svg
    }

    /// Nil if the bytes aren't a request.
    package init?(_ bytes: [UInt8]) {
      guard bytes.count >= Self.head, let form = Drawing.Form(rawValue: bytes[8]), bytes[9] < 2 else {
        return nil
      }
      let color = bytes[9] == 0 ? nil : Drawing.Background(bytes[10], bytes[11], bytes[12])
      number = value(bytes, 0)
      drawing = Drawing(Array(bytes[Self.head...]), width: value(bytes, 4), background: color, form: form)
    }

    private static let head = 13
  }

  /// The picture of a drawing, or the reason why there is none.
  package struct Answer: Sendable, Equatable {
    package var number: Int
    package var result: Result<RasterPicture, RasterProblem>

    package init(number: Int, result: Result<RasterPicture, RasterProblem>) {
      (self.number, self.result) = (number, result)
    }

    package var bytes: [UInt8] {
      switch result {
      case .success(let picture):
        word(number) + [0] + word(picture.width) + word(picture.height) + picture.bytes
      case .failure(let problem):
        word(number) + [problem.kind.rawValue] + word(0) + word(0) + Array(problem.words.utf8)
      }
    }

    /// Nil if the bytes aren't an answer.
    package init?(_ bytes: [UInt8]) {
      guard bytes.count >= Self.head else { return nil }
      number = value(bytes, 0)
      if bytes[4] == 0 {
        result = .success(
          RasterPicture(width: value(bytes, 5), height: value(bytes, 9), bytes: Array(bytes[Self.head...])))
      } else {
        guard let kind = RasterProblem.Kind(rawValue: bytes[4]) else { return nil }
        result = .failure(RasterProblem(kind, String(decoding: bytes[Self.head...], as: UTF8.self)))
      }
    }

    private static let head = 13
  }

  private static func word(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func value(_ bytes: [UInt8], _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}
