import Files

/// A site for another generator, recognized by its files.
enum ForeignSite: CaseIterable {
  case jekyll, hugo, mkDocs

  /// Nil if the folder isn't a site of a known kind.
  init?(in root: String) {
    let found = Self.allCases.first { site in
      site.signs.contains { (try? FileSystem.kindFollowingLinks(of: root + "/" + $0)) != nil }
    }
    guard let found else { return nil }
    self = found
  }

  var name: String {
    switch self {
    case .jekyll: "Jekyll"
    case .hugo: "Hugo"
    case .mkDocs: "MkDocs"
    }
  }

  /// The files and folders that identify the generator.
  private var signs: [String] {
    switch self {
    case .jekyll: ["_config.yml", "_config.yaml", "_posts", "_layouts"]
    case .hugo: ["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "archetypes"]
    case .mkDocs: ["mkdocs.yml"]
    }
  }

  /// The way to convert the site, as an instruction.
  var remedy: String {
    switch self {
    case .jekyll:
      "write “_config.yml”, which may be empty, and remove “zoetrope.yml”: the site is then built as it is"
    case .hugo:
      "move the pages and the files in “static” into “content”, and write “zoetrope.yml” with the title and the “url” "
        + "of the site"
    case .mkDocs:
      "move the files in “docs” into “content”, and write “zoetrope.yml” with the title and the “url” of the site"
    }
  }
}
