import Files

/// The folders of Hugo's content that are pages: those with an `index.md` or `_index.md`.
struct PageFolders {
  private let folders: Set<String>
  private let languages: Set<String>

  /// - Parameter paths: the paths of files, with the folder of the content.
  init(_ paths: [String], _ settings: ImportedSettings) {
    let languages = Set(settings.languages.map(\.tag))
    self.languages = languages
    let pages = paths.filter { path in
      let name = SitePath.name(of: path).prefix { $0 != "." }
      return (name == "index" || name == "_index") && path.hasSuffix(".md")
    }
    folders = Set(pages.map { Self.inContent(SitePath.directory(of: $0), languages) })
  }

  /// A path in the content's folder without the folder of a language.
  private static func inContent(_ path: String, _ languages: Set<String>) -> String {
    let parts = SitePath.components(path).dropFirst()
    return parts.drop { languages.contains(String($0)) && $0 == parts.first }.joined(separator: "/")
  }

  /// The path of a page that a folder is, for a link to `name.md`; nil for another page.
  ///
  /// - Parameter page: the path of the page with the link, with the content's folder.
  func page(at link: String, on page: String) -> String? {
    guard link.hasSuffix(".md") else { return nil }
    let name = String(link.dropLast(3))
    let folder =
      name.hasPrefix("/")
      ? String(name.dropFirst())
      : SitePath.resolve(name, from: SitePath.directory(of: Self.inContent(page, languages)))
    return folder.map(folders.contains) == true ? name + "/index.md" : nil
  }
}
