/// A drawing whose pixels are wanted.
package struct Drawing: Sendable, Equatable {
  package enum Form: UInt8, Sendable {
    /// A PNG file.
    case png
    /// Rows from the top, four bytes a pixel: blue, green, red, opacity. Colors aren't multiplied by the opacity.
    case pixels
  }

  /// A color of three bytes.
  package struct Background: Sendable, Equatable {
    package var (red, green, blue): (UInt8, UInt8, UInt8)

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  /// An SVG file. It can't refer to other files.
  package var svg: [UInt8]
  /// The picture's width in pixels, to which the height is proportional; 0 for the drawing's own size.
  package var width: Int
  /// The color behind the drawing; nil for a transparent picture.
  package var background: Background?
  package var form: Form

  package init(_ svg: [UInt8], width: Int = 0, background: Background? = nil, form: Form) {
    (self.svg, self.width, self.background, self.form) = (svg, width, background, form)
  }
}

/// The pixels of a drawing.
package struct RasterPicture: Sendable, Equatable {
  /// In pixels.
  package var (width, height): (Int, Int)
  /// In the form that the drawing asked for.
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

/// The reason why a drawing has no pixels.
package struct RasterProblem: Error, Equatable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// It isn't an SVG file that can be drawn.
    case drawing = 1
    /// A picture in it is damaged, or of an unknown format.
    case picture
    /// The picture, or those in it, have too many pixels.
    case size
    /// It needs more memory than the program may use.
    case memory
    /// It takes longer than a drawing may take.
    case time
    /// The program ended while it drew.
    case end
    /// The program doesn't run.
    case program
  }

  package var kind: Kind
  /// More about it; may be empty.
  package var words: String

  package init(_ kind: Kind, _ words: String = "") { (self.kind, self.words) = (kind, words) }

  /// The fault, in words that follow a colon.
  package var inWords: String {
    switch kind {
    case .drawing: "the drawing can't be read" + more
    case .picture: "a picture can't be read" + more
    case .size: words
    case .memory: "it takes too much memory" + more
    case .time: "it takes longer than \(words)"
    case .end: "“\(Rasterizer.program)” ended while it drew"
    case .program: words
    }
  }

  private var more: String { words.isEmpty ? "" : ": " + words.prefix { $0 != "\n" } }
}
