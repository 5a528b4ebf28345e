import Exporting
import Options
import Rasterizing

/// The options of commands that make pictures and films.
enum FilmOptions {
  static let width = Option(
    "--width", .wholeNumber(16...3840), placeholder: "PIXELS", standard: 400,
    "the width of pictures and films")
  static let rate = Option(
    "--rate", .wholeNumber(1...60), placeholder: "NUMBER", unset: "30, and 20 for gif and svg",
    "the frames per second of films")

  static func motion(_ arguments: Arguments, width: Option<Int> = width) -> FigureFiles.Motion {
    var motion = FigureFiles.Motion(
      by: Rasterizer(Installed.program(Rasterizer.program) ?? Rasterizer.program))
    (motion.width, motion.rate) = (arguments[width], arguments[rate])
    return motion
  }
}
