import Cache
import Diagnostics
import Files
import Threads

/// The compressed files beside the text files of a site.
struct CompressedFiles {
  /// The bytes below which a file isn't compressed: it fits into one packet anyway.
  static let smallest = 1024

  /// The extensions of files whose compression saves much; pictures and archives are compressed already.
  private static let endings: Set<String> = [
    "html", "htm", "css", "js", "mjs", "json", "xml", "svg", "txt", "md", "csv", "atom", "rss", "map", "vtt",
    "webmanifest", "wasm", "ttf", "otf", "yml", "yaml", "swift",
  ]

  private(set) var files: [OutputFile] = []
  private(set) var problems: [Diagnostic] = []

  /// Compresses files on all cores. A file that wouldn't become smaller has no compressed one.
  init(beside all: [OutputFile], by compressions: [Compression], cache: Cache?) {
    let compressors = compressions.compactMap { compression in
      let compressor = Compression.Compressor(compression)
      if compressor == nil { problems.append(Self.missing(compression)) }
      return compressor
    }
    let texts = all.filter { Self.endings.contains(SitePath.fileExtension(of: $0.path)) }
    let made = Workers.map(texts.count) { Self.compress(texts[$0], compressors, cache) }
    files = made.flatMap { $0.files }
    if let failed = made.compactMap(\.failed).first { problems.append(failed) }
  }

  private static func compress(
    _ file: OutputFile, _ compressors: [Compression.Compressor], _ cache: Cache?
  ) -> (files: [OutputFile], failed: Diagnostic?) {
    // An unreadable file is reported when it is written.
    guard let bytes = try? file.bytes(), bytes.count >= smallest else { return ([], nil) }
    var files: [OutputFile] = []
    for compressor in compressors {
      guard let compressed = compressor.compressed(bytes, cache: cache) else {
        return (files, failure(compressor.compression, file.path))
      }
      guard compressed.count < bytes.count else { continue }
      files.append(
        OutputFile(
          path: file.path + "." + compressor.compression.ending, content: .bytes(compressed)))
    }
    return (files, nil)
  }

  private static func missing(_ compression: Compression) -> Diagnostic {
    Diagnostic(
      .note, "compress.tool-missing",
      "files aren't compressed by \(compression.rawValue): “\(compression.program)” isn't installed", at: nil,
      fix: "“apt install \(compression.program)”, or “brew install \(compression.program)”")
  }

  private static func failure(_ compression: Compression, _ path: String) -> Diagnostic {
    .error(
      "compress.failed", "“\(compression.program)” can't compress “\(path)”", at: nil,
      fix: "see whether “\(compression.program)” works, or remove it from “compress” in zoetrope.yml")
  }
}
