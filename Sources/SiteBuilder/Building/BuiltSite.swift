import Cache
import Diagnostics
import Directives
import Files

/// A site in memory: what would be written, and what is wrong with it.
package struct BuiltSite: Sendable {
  package var outputs: SiteOutputs
  /// The paths whose bytes may differ from those of the build before; nil for all.
  package var changed: Set<PathKey>?
  /// Sorted by place.
  package var diagnostics: [Diagnostic]
  package var pageCount: Int
  /// Drafts, where they are no pages, and what says of itself that it is not published.
  package var unpublished: [UnpublishedPage]
  /// In the order of pages, and of figures on them.
  package var figures: [FigureReport]
  /// Where time and bytes went; kept only if it was asked for.
  package var statistics: BuildStatistics?
  package var work: BuildWork
  /// What the outputs were made of, if no other build starts from it: to take it apart is left to whoever gives
  /// the site up, and a program that ends need not.
  var pages: RenderedPages?
  /// What a shard was made from; nil for a whole site.
  package var source: Digest?

  /// Everything that would be written, sorted by path.
  package var files: [OutputFile] { outputs.files }

  /// Whether the site must not be published as it is.
  ///
  /// - Parameter strict: whether warnings count as errors do.
  package func hasFailed(strict: Bool) -> Bool {
    diagnostics.contains { $0.severity == .error || (strict && $0.severity == .warning) }
  }
}

/// How much of a site was rendered; the rest was kept from the build before.
package struct BuildWork: Sendable, Equatable {
  /// Pages whose own text was made into HTML.
  package var contents = 0
  /// Pages that were laid out.
  package var layouts = 0
}

extension [Diagnostic] {
  /// A template that is used by many pages reports its problem for each of them, and so do pages what the whole site
  /// lacks: once is enough.
  func uniqued() -> [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { diagnostic in
      let place = diagnostic.range.map { [$0.file.path, String($0.bytes.lowerBound)] } ?? []
      return seen.insert(place + [diagnostic.identifier, diagnostic.summary]).inserted
    }
  }
}
