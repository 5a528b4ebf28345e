import Diagnostics
import Files
import Rasterizing
import TransitionEngine

extension Diagnostic {
  /// A drawing of a figure that can't become pixels.
  static func raster(_ problem: RasterProblem, named name: String) -> Diagnostic {
    let program = Rasterizer.program
    let smaller = "show smaller pictures, or use a lower --width"
    let (summary, fix) =
      switch problem.kind {
      case .picture:
        (
          "“\(program)” can't read a picture of “\(name)”",
          "show a picture that isn't damaged, as PNG or JPEG"
        )
      case .memory:
        ("“\(program)” needs more than \(Rasterizer.memory >> 20) MiB of memory for “\(name)”", smaller)
      case .time:
        ("“\(program)” needs more than \(Rasterizer.seconds) s for a frame of “\(name)”", smaller)
      case .size: ("a frame of “\(name)” is too large", smaller)
      case .program: ("“\(program)” doesn't run, so “\(name)” can't be drawn", "install Zoetrope again")
      case .drawing, .end: ("“\(program)” failed for “\(name)”", "show fewer layers, or smaller pictures")
      }
    let words = problem.words.prefix { $0 != "\n" }
    return .error(
      "render.tool-failed", summary, at: nil, explanation: words.isEmpty ? nil : String(words), fix: fix)
  }

  /// Motion that exceeds the limits of drawings.
  static func limit(_ limit: DrawingLimit, named name: String) -> Diagnostic {
    .error(
      "figure.limit", "“\(name)” exceeds the limits of an animated file", at: nil,
      allowed: ["up to \(limit.inWords)"], fix: "use a lower --rate, fewer layers, or a shorter run")
  }

  static func noFolder(_ name: String, _ error: FileError) -> Diagnostic {
    .error(
      "render.tool-failed", "can’t make a folder for “\(name)”: \(error)", at: nil,
      fix: "set TMPDIR to a writable folder")
  }
}
