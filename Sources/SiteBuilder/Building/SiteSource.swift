import Diagnostics

/// What a build is made of, once all of it is read.
struct SiteSource {
  var tree: SourceTree
  var library: TemplateLibrary
  var plan: SitePlan
  var screens: SiteScreens
  var code: CodeFiles
  /// Pages that were read and left out.
  var unpublished: [UnpublishedPage] = []
  /// What is wrong with folders, templates, screens and the configuration.
  var problems: [Diagnostic] = []
}

/// A page of the source that is not part of the site.
package struct UnpublishedPage: Sendable, Equatable {
  /// Under the source folder.
  package var sourcePath: String
  /// Where it would be written.
  package var outputPath: String
  package var obstacle: Obstacle

  /// Why a page is left out.
  package enum Obstacle: Sendable {
    /// It says so.
    case unpublished
    case draft
    /// Its date has not come.
    case future
  }

  init(_ page: SourcePage, _ obstacle: Obstacle, _ configuration: Configuration) {
    sourcePath = page.file.path
    // What is wrong is told when the page is published.
    outputPath = Permalink(of: page, configuration, DiagnosticCollector()).outputPath
    self.obstacle = obstacle
  }
}
