import Diagnostics

/// The source of a build, completely read.
struct SiteSource {
  var tree: SourceTree
  var library: TemplateLibrary
  var plan: SitePlan
  var screens: SiteScreens
  var code: CodeFiles
  /// The pages that were read but aren't published.
  var unpublished: [UnpublishedPage] = []
  /// The problems of folders, templates, screens and the configuration.
  var problems: [Diagnostic] = []
}

/// A page of the source that isn't published.
package struct UnpublishedPage: Sendable, Equatable {
  /// The path relative to the source folder.
  package var sourcePath: String
  /// The path in the site if the page was published.
  package var outputPath: String
  package var obstacle: Obstacle

  /// The reason why a page isn't published.
  package enum Obstacle: Sendable {
    /// The front matter has `published: false`.
    case unpublished
    case draft
    /// The date is in the future.
    case future
  }

  init(_ page: SourcePage, _ obstacle: Obstacle, _ configuration: Configuration) {
    sourcePath = page.file.path
    // Problems are reported when the page is published.
    outputPath = Permalink(of: page, configuration, DiagnosticCollector()).outputPath
    self.obstacle = obstacle
  }
}
