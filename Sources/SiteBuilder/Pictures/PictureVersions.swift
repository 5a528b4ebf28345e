import Directives
import Files
import Hashing
import ImageFiles
import QueryGraph
import Text

/// Smaller versions of pictures in newer formats, each made once.
///
/// A version's name tells what it is made of, so one that stands in the output or in the cache is kept.
final class PictureVersions: Sendable {
  static let folder = "assets/pictures"
  /// Changes with the way in which versions are made.
  private static let generation = "1"

  struct Version: Sendable, Equatable {
    /// In the site.
    var path: String
    /// In pixels.
    var width: Int
    var format: PictureSettings.Format
    var file: FigureFile
  }

  struct Result: Sendable, Equatable {
    /// The path of the picture, relative to the source folder.
    var path: String
    /// By format, from the smallest on. A format that doesn't save bytes has none.
    var versions: [Version] = []
    /// The reason why there are none.
    var problem: String?
  }

  private struct Key: Hashable {
    var path: String
    var header: PictureHeader
    var settings: PictureSettings
  }

  private let results: QueryTable<Key, Result>

  /// - Parameters:
  ///   - root: the source folder.
  ///   - output: see `Site.Options`.
  init(
    _ graph: QueryGraph, root: String, output: String?, _ cache: FigureCache?,
    _ versions: QueryTable<String, FileVersion>
  ) {
    results = QueryTable(graph, isSame: { $1 == $2 }) { key, _ in
      versions.note(key.path)
      guard let program = PictureProgram.path,
        let bytes = try? FileSystem.read(root + "/" + key.path, limit: SourceLimit.image)
      else { return Result(path: key.path) }
      let maker = Maker(
        picture: bytes, width: key.header.width, settings: key.settings, program: program, output: output,
        cache: cache)
      do throws(PictureProgram.Problem) {
        return Result(path: key.path, versions: try maker.versions())
      } catch {
        return Result(path: key.path, problem: error.reason)
      }
    }
  }

  /// The versions of a picture; none of one that moves, and of a drawing, which has no pixels.
  func versions(of file: StaticFile, _ header: PictureHeader, _ settings: PictureSettings) -> Result {
    guard let path = file.sourcePath, !header.isAnimated, !header.isTooLarge, header.format != .svg,
      header.format != .avif
    else { return Result(path: file.outputPath) }
    return results[Key(path: path, header: header, settings: settings)]
  }

  /// Makes the versions of one picture.
  private struct Maker {
    let picture: [UInt8]
    /// In pixels.
    let width: Int
    let settings: PictureSettings
    let program: String
    let output: String?
    let cache: FigureCache?

    func versions() throws(PictureProgram.Problem) -> [Version] {
      let hash = Hexadecimal.text(of: XXH128.hash(picture))
      // The largest version isn't larger than the picture.
      let fitting = settings.widths.filter { $0 < width }
      let largest = fitting.count < settings.widths.count ? [width] : []
      // Nearly as large as the picture, a version isn't worth its bytes.
      let smaller = largest.isEmpty ? fitting : fitting.filter { $0 * 8 <= width * 7 }
      var all: [Version] = []
      for format in settings.formats {
        var versions: [Version] = []
        for width in (smaller + largest).reversed() {
          guard let version = try version(width: width, format, hash) else { break }
          versions.append(version)
        }
        // Without the largest, wide windows would show less than the file has.
        all += versions.reversed()
      }
      return all
    }

    /// Nil where the file itself is as small.
    private func version(
      width: Int, _ format: PictureSettings.Format, _ hash: String
    ) throws(PictureProgram.Problem) -> Version? {
      let name =
        "\(hash.prefix(20))-\(width)-\(settings.quality)-\(PictureVersions.generation).\(format.rawValue)"
      let path = PictureVersions.folder + "/" + name
      if let output, let size = OutputFile.size(of: path, in: output), size > 0 {
        return Version(path: path, width: width, format: format, file: .written(size: size))
      }
      let bytes: [UInt8]
      // An empty entry stands for a version that was too large.
      if let cached = cache?.file(named: path), cached.isEmpty || PictureHeader(cached)?.width == width {
        bytes = cached
      } else {
        let made = try PictureProgram.version(
          of: picture, width: width, format, quality: settings.quality, by: program)
        bytes = made.count < picture.count ? made : []
        cache?.keep(bytes, named: path)
      }
      return bytes.isEmpty ? nil : Version(path: path, width: width, format: format, file: .bytes(bytes))
    }
  }
}
