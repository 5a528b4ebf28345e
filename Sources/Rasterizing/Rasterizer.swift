import Processes

/// Makes pixels of drawings, by the program `zoetrope-rasterizer`, which draws on all cores.
///
/// It is a program of its own, so that no drawing can end a build, and that only builds with pictures load its
/// libraries.
package struct Rasterizer: Sendable {
  package static let program = "zoetrope-rasterizer"

  /// Bytes that the program may use for all that it draws at once.
  package static let memory = 1 << 30
  /// Seconds until a drawing has to be done.
  package static let seconds = 60
  /// Seconds of processor time until the program is ended, and started again.
  static let processorTime = 1200

  package let path: String
  let seconds: Int

  /// - Parameters:
  ///   - path: the program's file.
  ///   - seconds: the time limit for a drawing.
  package init(_ path: String, seconds: Int = seconds) {
    self.path = path
    self.seconds = seconds
  }

  /// The picture of one drawing.
  package func picture(of drawing: Drawing) throws(RasterProblem) -> RasterPicture {
    let pictures = pictures(1, pixels: 0) { _ in drawing }
    return try (pictures.next() ?? .failure(RasterProblem(.program))).get()
  }

  /// Makes many pictures, in order. Later ones are drawn while earlier ones are used.
  ///
  /// - Parameters:
  ///   - pixels: the pixels of one picture as far as known, which limits how many are kept at a time; 0 if they are
  ///     few.
  ///   - drawing: makes a drawing, on any thread.
  package func pictures(
    _ count: Int, pixels: Int, drawing: @escaping @Sendable (Int) -> Drawing
  ) -> Pictures {
    Pictures(rasterizer: self, count: count, pixels: pixels, drawing: drawing)
  }
}
