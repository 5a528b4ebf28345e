import Diagnostics
import Directives
import JSON
import Rasterizing
import SiteBuilder

/// The figures of a document as files.
package struct FigureFiles {
  private let document: DrawnDocument
  private let stem: String
  /// The blocks with figures, each with a name for its files.
  private let figures: [(name: String, block: DrawnDocument.Block)]

  /// - Parameters:
  ///   - stem: the document's name, for figures without one.
  ///   - only: the name of the one figure to write; nil for all.
  /// - Throws: a diagnostic if there is no figure, or none of that name.
  package init(_ document: DrawnDocument, named stem: String, only: String?) throws(Diagnostic) {
    let blocks = document.blocks.filter { !$0.html.isEmpty }
    let named = blocks.enumerated().map { index, block in
      (name: block.name ?? (blocks.count == 1 ? stem : "\(stem)-\(index + 1)"), block: block)
    }
    guard let only else {
      guard !named.isEmpty else {
        throw .error(
          "figure.nothing", "there are no figures in this file", at: document.start,
          fix: "write a directive, such as “{transition}”")
      }
      (self.document, self.stem, figures) = (document, stem, named)
      return
    }
    let chosen = named.filter { $0.name == only }
    guard !chosen.isEmpty else {
      throw .unknown("figure", only, "figure.name", at: document.start, allowed: named.map(\.name))
    }
    (self.document, self.stem, figures) = (document, stem, chosen)
  }

  /// The runs of the figures, if they were kept.
  package var records: [RunRecord] { figures.flatMap(\.block.records) }

  /// The strips of the runs, if they were asked for.
  package var strips: [[UInt8]] { figures.flatMap { $0.block.strips.map(\.svg) } }

  /// How motion becomes pixels.
  package struct Motion: Sendable {
    package var styles = MotionFiles.Styles.light
    /// The width in pixels.
    package var width = 400
    /// The frames per second; nil for each format's own.
    package var rate: Int?
    package var rasterizer: Rasterizer
    /// Keeps films for the next time; nil for nowhere.
    package var cache: FigureCache?

    package init(by rasterizer: Rasterizer) { self.rasterizer = rasterizer }
  }

  /// The files in some formats, by name, ready for a comment at their ends.
  package func files(
    _ formats: [FigureFormat], _ motion: Motion
  ) throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for format in formats { files += try self.files(format, motion) }
    var seen: Set<String> = []
    return files.filter { seen.insert($0.name).inserted }
  }

  private func files(
    _ format: FigureFormat, _ motion: Motion
  ) throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
    switch format {
    case .html:
      figures.map { name, block in
        (
          name + ".html",
          Fragment.styleElement(for: document) + Fragment.html(of: block, idPrefix: document.idPrefix)
        )
      } + document.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    case .strip: stripFiles
    case .json:
      figures.filter { !$0.block.records.isEmpty }.map { name, block in
        (name + ".json", RunDescription.document(block.records, of: document.path, []).bytes)
      }
    case .poster:
      try animations { name, animation throws(Diagnostic) in
        var posters: [(name: String, bytes: [UInt8])] = []
        for style in motion.styles.all {
          let stills = Stills(animation, width: motion.width, style: style)
          let poster = try stills.poster(named: name, by: motion.rasterizer)
          posters.append((MotionFiles.name(name, style, "png"), poster))
        }
        return posters
      }
    case .svg, .png, .mp4, .webp, .avif, .gif:
      try animations { name, animation throws(Diagnostic) in
        guard let own = format.motion else { return [] }
        let files = MotionFiles(format: own, styles: motion.styles, width: motion.width, rate: motion.rate)
        let made = try files.files(of: animation, named: name, by: motion.rasterizer, cache: motion.cache)
        return made.map { file in
          (file.name, own.film?.opened(file.bytes, forComment: RenderedFiles.markSize) ?? file.bytes)
        }
      }
    }
  }

  private var stripFiles: [(name: String, bytes: [UInt8])] {
    figures.flatMap { name, block in
      block.strips.enumerated().map { index, strip in
        (block.strips.count == 1 ? "\(name).svg" : "\(name)-\(index + 1).svg", strip.svg)
      }
    }
  }

  /// The files of the figures that move.
  private func animations(
    _ files: (String, StandaloneAnimation) throws(Diagnostic) -> [(name: String, bytes: [UInt8])]
  ) throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
    var all: [(name: String, bytes: [UInt8])] = []
    for (name, block) in figures {
      guard let animation = block.animation else { continue }
      all += try files(name, animation)
    }
    guard !all.isEmpty else {
      throw .error(
        "figure.still", "nothing moves in this file’s figures", at: document.start,
        allowed: ["html, strip and json"], fix: "choose another format with --as")
    }
    return all
  }
}
