import Diagnostics
import Directives
import Rasterizing
import Rendering
import TransitionEngine

/// A figure's motion as files in one format, for each of some styles.
package struct MotionFiles: Sendable {
  /// A format of films, or a picture for each instant.
  package enum Format: String, CaseIterable, Sendable {
    case webp, gif, mp4, avif
    /// Drawn as it plays, in the reader's style.
    case svg
    case png

    /// The frames per second, unless another number is asked for.
    package var standardRate: Int { self == .svg ? 20 : film?.standardRate ?? 30 }

    /// Nil for drawings and pictures.
    package var film: FilmEncoding? { FilmEncoding(rawValue: rawValue) }
  }

  /// The styles in which files are made.
  package enum Styles: String, CaseIterable, Sendable {
    case light, dark, both

    package var all: [FigureStyle] { FigureStyle(rawValue: rawValue).map { [$0] } ?? FigureStyle.allCases }
  }

  package var format: Format
  package var styles: Styles
  /// The width in pixels.
  package var width: Int
  /// The frames per second.
  package var rate: Int

  /// - Parameter rate: nil for the format's own. A GIF has at most 50 frames per second: browsers show a frame of one
  ///   hundredth of a second for ten.
  package init(format: Format, styles: Styles, width: Int, rate: Int? = nil) {
    let wanted = rate ?? format.standardRate
    self.rate = format == .gif ? min(wanted, 50) : wanted
    (self.format, self.styles, self.width) = (format, styles, width)
  }

  /// The name of a file, by which DocC and others find the dark one: `fold.mp4` and `fold~dark.mp4`.
  ///
  /// - Parameter scale: the pixels of a point; DocC's names say it if it isn't 1, as in `fold~dark@2x.png`.
  package static func name(
    _ name: String, _ style: FigureStyle, _ fileExtension: String, scale: Int = 1
  ) -> String {
    "\(name)\(style == .dark ? "~dark" : "")\(scale == 1 ? "" : "@\(scale)x").\(fileExtension)"
  }

  /// Creates the files. Frames as pictures are numbered, as in `fold-0001.png`; their poster is `fold.png`.
  ///
  /// - Parameters:
  ///   - name: the figure's name.
  ///   - cache: keeps films for the next time; nil for nowhere.
  package func files(
    of animation: StandaloneAnimation, named name: String, by rasterizer: Rasterizer,
    cache: FigureCache? = nil
  ) throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
    if format == .svg {
      try Stills.check(Stills.instants(of: animation, rate: rate).count, of: animation, named: name)
      do throws(DrawingLimit) {
        // The name without “animated” is that of the figure's strip.
        return [(name + ".animated.svg", try animation.film(width: width, rate: rate))]
      } catch {
        throw .limit(error, named: name)
      }
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for style in styles.all {
      if let format = format.film {
        let film = EncodedFilm(animation, format: format, width: width, rate: rate, style: style)
        let bytes = try film.bytes(named: name, by: rasterizer, cache: cache)
        files.append((Self.name(name, style, format.rawValue), bytes))
      } else {
        let stills = Stills(animation, width: width, style: style)
        let instants = Stills.instants(of: animation, rate: rate)
        let pictures = try stills.files(at: instants, named: name, by: rasterizer)
        files.append((Self.name(name, style, "png"), try stills.poster(named: name, by: rasterizer)))
        for (index, picture) in pictures.enumerated() {
          files.append((Self.name("\(name)-\(Self.padded(index + 1))", style, "png"), picture))
        }
      }
    }
    return files
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
