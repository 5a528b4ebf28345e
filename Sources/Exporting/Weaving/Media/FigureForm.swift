/// What figures become in a woven text.
package enum FigureForm: String, CaseIterable, Sendable {
  /// HTML with its styles, and its drawings as files.
  case html
  /// A drawing that plays by itself.
  case svg
  /// The most telling instant.
  case png
  case gif, webp, avif
  /// A film, with the most telling instant as its poster.
  case mp4

  /// Nil for HTML and drawings.
  package var film: FilmEncoding? { FilmEncoding(rawValue: rawValue) }
}
