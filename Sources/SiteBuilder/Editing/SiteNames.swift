import Diagnostics
import Directives

/// The things of a site that authors name in their files, for editors.
package struct SiteNames: Sendable {
  /// The pages' files, including those of pages that aren't published.
  package var pages: [SourceFile] = []
  /// The places of the screens that all pages can use, by name.
  package var screens: [String: SourceRange] = [:]
  /// The paths of all files of the site that aren't templates, relative to the source folder.
  package var files: [String] = []
  /// The paths of the templates, relative to the source folder.
  package var templates: [String] = []
  /// The site's own Swift.
  package var code: [SourceFile] = []

  package init() {}

  /// The keys of `zoetrope.yml`.
  package static var configurationKeys: [String] { KnownKeys.configuration.names.sorted() }
  /// The keys of a page's front matter.
  package static var frontMatterKeys: [String] { KnownKeys.frontMatter.names.sorted() }
  package static let configurationFile = Configuration.fileName

  /// Whether a file, given relative to the source folder, is a page's.
  package static func isPage(_ path: String) -> Bool { SourcePage.isPage(path) }

  /// Whether a file, given relative to the source folder, describes a screen that all pages can use.
  package static func isScreen(_ path: String) -> Bool { SiteScreens.isScreen(path) }
}

extension Site {
  /// The names in the site as the last build has read it. Needs a site that is built repeatedly.
  package var names: SiteNames {
    let (source, pages) = sourceAndPages
    var names = SiteNames()
    names.pages = pages.map(\.file)
    names.screens = source.screens.screens.mapValues { screen in
      switch screen {
      case .made(let screen, _): screen.place
      case .broken(let place): place
      }
    }
    names.files = source.tree.content.map(source.tree.path(ofContent:))
    names.templates = source.tree.templates.map(source.tree.path(ofTemplate:))
    names.code = source.code.files
    return names
  }
}
