import Diagnostics
import Directives
import Rendering
import TransitionEngine

/// A figure as a picture or a film: its files, and the words about it.
struct FigureMedia {
  /// Whether it plays under the reader's control, instead of being a picture.
  var isFilm = false
  /// The file for the light style, or for both, without its scale.
  var name: String
  /// The file for the dark style; nil if there is one for both.
  var dark: String?
  /// The picture of a film that doesn't play; nil for a picture.
  var poster: String?
  /// The width in pixels.
  var width = 0
  /// The figure's title, on one line.
  var title = ""
  /// The motion in words, for readers who don't see it, on one line.
  var alternative: String
  /// Markdown; empty for none.
  var caption: [UInt8] = []
  /// The files by their whole names.
  var files: [(name: String, bytes: [UInt8])] = []

  init(name: String, alternative: String) { (self.name, self.alternative) = (name, alternative) }

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - name: the start of the files' names.
  ///   - form: a figure at rest becomes a picture in any form.
  ///   - target: DocC shows a picture's pixels at half of their size if its name says so, and a poster in both styles.
  /// - Throws: a diagnostic if the figure has no picture, or if one can't be made.
  init(
    of block: DrawnDocument.Block, named name: String, as form: FigureForm, _ motion: FigureFiles.Motion,
    for target: WeaveTarget
  ) throws(Diagnostic) {
    guard let animation = block.animation ?? block.still else {
      throw .error(
        "weave.form", "this figure can't be a picture", at: nil,
        explanation: "only runs, screens and layers have pictures", fix: "delete it, or weave HTML")
    }
    width = motion.width
    title = Self.line(block.description?.title ?? name)
    let words = Self.line(block.description?.description ?? "")
    alternative =
      words.hasPrefix(title) ? words : [title, words].filter { !$0.isEmpty }.joined(separator: ": ")
    caption = block.markdownCaption
    self.name = name + ".png"
    let moves = block.animation != nil
    let rate = motion.rate ?? MotionFiles.Format(rawValue: form.rawValue)?.standardRate ?? 1
    if form == .svg {
      self.name = name + ".svg"
      do throws(DrawingLimit) {
        files = [(self.name, try animation.film(width: motion.width, rate: rate))]
      } catch {
        throw .limit(error, named: name)
      }
    } else if moves, let format = form.film {
      self.name = name + "." + format.rawValue
      for style in FigureStyle.allCases {
        let film = EncodedFilm(
          animation, format: format, width: motion.width, rate: rate, style: style)
        let bytes = try film.bytes(named: name, by: motion.rasterizer, cache: motion.cache)
        files.append((MotionFiles.name(name, style, format.rawValue), bytes))
      }
      dark = MotionFiles.name(name, .dark, format.rawValue)
      if format == .mp4 {
        isFilm = true
        poster = name + FigureNames.poster + ".png"
        let styles = target == .docc ? FigureStyle.allCases : [.light]
        try addStills(of: animation, named: name + FigureNames.poster, styles, motion, target)
      }
    } else {
      dark = MotionFiles.name(name, .dark, "png")
      try addStills(of: animation, named: name, FigureStyle.allCases, motion, target)
    }
  }

  private mutating func addStills(
    of animation: StandaloneAnimation, named name: String, _ styles: [FigureStyle],
    _ motion: FigureFiles.Motion,
    _ target: WeaveTarget
  ) throws(Diagnostic) {
    for style in styles {
      let stills = Stills(animation, width: motion.width, style: style)
      let picture = try stills.poster(named: name, by: motion.rasterizer)
      files.append((MotionFiles.name(name, style, "png", scale: target.pictureScale), picture))
    }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension DrawnDocument.Block {
  /// The caption, with the direction of a swipe in it.
  fileprivate var markdownCaption: [UInt8] {
    let text = String(decoding: caption?.bytes ?? [], as: UTF8.self).trimmed
    return Array(description?.direction.map { text.replacing("{direction}", with: $0) }?.utf8 ?? text.utf8)
  }
}
