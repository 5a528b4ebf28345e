import Diagnostics
import Files
import Localization

/// A language of a site, and the site as it is in that language. A site has at least one.
struct SiteLanguage: Sendable {
  /// The folder of its pages in `content/` and in the site; empty for the first language.
  let folder: String
  /// The language's own name.
  let name: String
  /// The configuration with its title, words and menu.
  let configuration: Configuration

  var tag: String { configuration.language }
  /// The URL of its home page.
  var home: Permalink { Permalink(folder: folder) }

  /// The path of a folder or file of the site in this language.
  func path(_ path: String) -> String { SitePath.join(folder, path) }

  /// The languages of a site, the first one first.
  static func all(_ configuration: Configuration) -> [SiteLanguage] {
    let first = SiteLanguage(
      folder: "", name: Localization.name(of: configuration.language), configuration: configuration)
    guard !configuration.languages.isEmpty else { return [first] }
    return [first]
      + configuration.languages.map { settings in
        let tag = settings.tag.value
        return SiteLanguage(
          folder: tag, name: settings.name ?? Localization.name(of: tag),
          configuration: configuration.in(settings))
      }
  }
}

extension Configuration {
  /// The configuration in a further language.
  fileprivate func `in`(_ settings: LanguageSettings) -> Configuration {
    var configuration = self
    configuration.language = settings.tag.value
    configuration.title = settings.title ?? title
    configuration.description = settings.description ?? description
    configuration.localization = Localization(language: settings.tag.value, own: settings.words)
    configuration.navigation = settings.navigation ?? navigation
    return configuration
  }
}

/// The languages of a site by the folders of their pages.
struct LanguageFolders: Sendable {
  private let positions: [String: Int]

  init(_ languages: [SiteLanguage]) {
    positions = Dictionary(languages.dropFirst().enumerated().map { ($1.folder, $0 + 1) }) { first, _ in first
    }
  }

  /// The position of the language of a path in `content/` or in the site.
  func language(of path: String) -> Int {
    guard !positions.isEmpty else { return 0 }
    return positions[SitePath.components(path).first ?? ""] ?? 0
  }

  /// Whether a folder is the top of a language.
  func isTop(_ folder: String) -> Bool { folder.isEmpty || positions[folder] != nil }

  /// A path without the folder of its language.
  func withoutLanguage(_ path: String) -> String {
    guard language(of: path) > 0 else { return path }
    return SitePath.components(path).dropFirst().joined(separator: "/")
  }
}
