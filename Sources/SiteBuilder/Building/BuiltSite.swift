import Cache
import Diagnostics
import Directives
import Files

/// A site in memory: its files and its problems.
package struct BuiltSite: Sendable {
  package var outputs: SiteOutputs
  /// The paths whose bytes may differ from those of the build before; nil for all.
  package var changed: Set<PathKey>?
  /// The problems, sorted by place.
  package var diagnostics: [Diagnostic]
  package var pageCount: Int
  /// The pages that were read but aren't published.
  package var unpublished: [UnpublishedPage]
  /// The reports on figures, in the order of pages and figures.
  package var figures: [FigureReport]
  /// The statistics, if requested.
  package var statistics: BuildStatistics?
  package var work: BuildWork
  /// The rendered pages, if no other build follows. The owner decides whether to spend time deallocating
  /// them.
  var pages: RenderedPages?
  /// The hash of a shard's source; nil for a whole site.
  package var source: Digest?

  /// The links to other sites with their places, in the order of pages, if they were collected.
  package var externalLinks: [ExternalLink] {
    (pages?.reported ?? []).filter { !$0.isContinuation }.flatMap { page in
      (pages?.content(of: page).links.external ?? []).compactMap { ExternalLink($0.address, at: $0.range) }
    }
  }

  /// The files of the site, sorted by path.
  package var files: [OutputFile] { outputs.files }

  /// Whether the site must not be published as it is.
  ///
  /// - Parameter strict: whether warnings count as errors.
  package func hasFailed(strict: Bool) -> Bool {
    diagnostics.contains { $0.severity == .error || (strict && $0.severity == .warning) }
  }
}

/// The number of pages that a build rendered anew.
package struct BuildWork: Sendable, Equatable {
  /// Pages whose own text was rendered.
  package var contents = 0
  /// Pages that were laid out.
  package var layouts = 0
}

extension [Diagnostic] {
  /// Removes repeated problems: many pages report those of templates, and of the whole site.
  func uniqued() -> [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { diagnostic in
      let place = diagnostic.range.map { [$0.file.path, String($0.bytes.lowerBound)] } ?? []
      return seen.insert(place + [diagnostic.identifier, diagnostic.summary]).inserted
    }
  }
}
