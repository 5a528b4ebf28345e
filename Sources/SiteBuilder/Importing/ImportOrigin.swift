import Files

/// A program whose sites can be imported.
enum ImportOrigin: CaseIterable {
  case jekyll, hugo, mkDocs, publish, docC

  /// What becomes of a file.
  enum Destination {
    case page(String)
    case copy(String)
    /// The configuration.
    case settings
    /// Nothing, for a reason; reported once for each group.
    case leftOut(String, group: String)
  }

  /// Nil if a folder isn't a site of a known program.
  init?(of folder: String) {
    func names(_ folder: String) -> [String] { ((try? FileSystem.list(folder)) ?? []).map(\.name) }
    let top = names(folder)
    if folder.hasSuffix(Self.catalogEnding) {
      self = .docC
    } else if let found = Self.allCases.first(where: { $0.signs.contains(where: top.contains) }) {
      self = found
    } else if !names(folder + "/config/_default").isEmpty {
      self = .hugo
    } else if top.contains(where: { $0.hasSuffix(Self.catalogEnding) })
      // A package has a catalog in the folder of its module.
      || top.contains("Sources")
        && names(folder + "/Sources").contains(where: { module in
          names(folder + "/Sources/" + module).contains { $0.hasSuffix(Self.catalogEnding) }
        })
    {
      self = .docC
    } else {
      return nil
    }
  }

  /// What the name of a catalog ends with.
  static let catalogEnding = ".docc"

  var name: String {
    switch self {
    case .jekyll: "Jekyll"
    case .hugo: "Hugo"
    case .mkDocs: "MkDocs"
    case .publish: "Publish"
    case .docC: "DocC"
    }
  }

  /// The files and folders that show the program.
  var signs: [String] {
    switch self {
    case .jekyll: ["_config.yml", "_posts"]
    case .hugo:
      ["hugo.toml", "hugo.yaml", "hugo.yml", "config.toml", "config.yaml", "config.yml", "archetypes"]
    case .mkDocs: ["mkdocs.yml"]
    case .publish: ["Content"]
    case .docC: ["Documentation.docc"]
    }
  }

  /// The folders and files at the top that the program makes or that aren't part of its sites.
  var passedOver: Set<String> {
    switch self {
    case .jekyll: ["_site", "vendor", "Gemfile", "Gemfile.lock"]
    case .hugo: ["public", "vendor", "Gemfile", "Gemfile.lock"]
    case .mkDocs: ["site"]
    case .publish: ["Output"]
    case .docC: []
    }
  }

  func destination(of path: String) -> Destination {
    let parts = SitePath.components(path)
    let rest = parts.dropFirst().joined(separator: "/")
    let isPage = ["md", "markdown", "html"].contains(SitePath.fileExtension(of: path))
    func inContent(_ path: String) -> Destination {
      isPage ? .page(SourceTree.contentFolder + "/" + path) : .copy(SourceTree.contentFolder + "/" + path)
    }
    switch self {
    case .jekyll: return jekyll(path, parts, rest)
    case .hugo:
      switch parts[0] {
      case "content" where parts.count > 1:
        let isIndex = SitePath.stem(of: path) == "_index"
        let name = isIndex ? "index." + SitePath.fileExtension(of: path) : SitePath.name(of: path)
        return inContent(SitePath.join(SitePath.directory(of: rest), name))
      case "static" where parts.count > 1: return .copy(SourceTree.contentFolder + "/" + rest)
      case "data": return data(path, parts, rest)
      case "config"
      where ["hugo", "config"].contains(SitePath.stem(of: path)) && parts.dropFirst().first == "_default":
        return .settings
      case "config": return .leftOut("only its file “_default/hugo” is read", group: path)
      case let name where signs.contains(name) && parts.count == 1: return .settings
      case "layouts", "themes": return .leftOut("its templates are Go's", group: parts[0])
      case "assets": return .leftOut("Hugo processes its files", group: parts[0])
      default: return .leftOut("it has no counterpart", group: parts[0])
      }
    case .mkDocs:
      if path == "mkdocs.yml" { return .settings }
      return parts[0] == "docs" && parts.count > 1
        ? inContent(rest) : .leftOut("it isn't in “docs”", group: parts[0])
    case .publish:
      switch parts[0] {
      case "Content" where parts.count > 1: return inContent(rest)
      case "Resources" where parts.count > 1: return .copy(SourceTree.contentFolder + "/" + rest)
      default: return .leftOut("the theme and the steps are Swift", group: parts[0])
      }
    case .docC:
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".docc") }), bundle + 1 < parts.count else {
        return .leftOut("it isn't in the catalog", group: parts[0])
      }
      let inner = parts[(bundle + 1)...].joined(separator: "/")
      if inner.hasSuffix(".tutorial") {
        return .leftOut("interactive tutorials have no counterpart", group: path)
      }
      return isPage ? inContent(inner) : .copy(CatalogLinks.pictureFolder + "/" + SitePath.name(of: inner))
    }
  }

  /// A file of data, at a path in the folder of data.
  private func data(_ path: String, _ parts: [String], _ rest: String) -> Destination {
    guard parts.count == 2 else {
      return .leftOut("data has no folders", group: SitePath.directory(of: path))
    }
    guard SiteData.extensions.contains(SitePath.fileExtension(of: path)) else {
      return .leftOut("data is written in YAML or JSON", group: path)
    }
    return .copy(SiteData.folder + "/" + rest)
  }

  private func jekyll(_ path: String, _ parts: [String], _ rest: String) -> Destination {
    let isPage = ["md", "markdown", "html"].contains(SitePath.fileExtension(of: path))
    switch parts[0] {
    case "_config.yml" where parts.count == 1: return .settings
    case "_layouts" where parts.count > 1: return .copy("templates/layouts/" + rest)
    case "_includes" where parts.count > 1: return .copy("templates/includes/" + rest)
    case "_data": return data(path, parts, rest)
    case "_sass": return .leftOut("style sheets are written in CSS", group: parts[0])
    case "_plugins": return .leftOut("plugins are Ruby", group: parts[0])
    default: break
    }
    if JekyllSass.isSass(path) { return .leftOut("style sheets are written in CSS", group: path) }
    let isOther = parts[0].hasPrefix("_") && !["_posts", "_drafts"].contains(parts[0]) && parts.count > 1
    // Jekyll's addresses of posts have hyphens for blanks.
    let name = parts.contains("_posts") ? path.split(separator: " ").joined(separator: "-") : path
    let place = isOther ? parts[0].dropFirst() + "/" + rest : name
    return isPage
      ? .page(SourceTree.contentFolder + "/" + place) : .copy(SourceTree.contentFolder + "/" + place)
  }
}
