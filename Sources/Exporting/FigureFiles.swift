import Diagnostics
import Directives
import JSON

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

  /// The files in some formats, by name.
  package func files(_ formats: [FigureFormat]) throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for format in formats {
      switch format {
      case .html:
        for (name, block) in figures {
          files.append((name + ".html", Fragment.styleElement(for: document) + Fragment.html(of: block)))
        }
        files += document.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      case .strip:
        for (name, block) in figures {
          for (index, strip) in block.strips.enumerated() {
            files.append((block.strips.count == 1 ? "\(name).svg" : "\(name)-\(index + 1).svg", strip.svg))
          }
        }
      case .json:
        for (name, block) in figures where !block.records.isEmpty {
          files.append((name + ".json", RunDescription.document(block.records, of: document.path, []).bytes))
        }
      }
    }
    return files
  }
}
