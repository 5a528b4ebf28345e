import Files

/// The files that Jekyll passes over, unless they are included by name.
struct JekyllExclusion: Sendable {
  /// The names and patterns that the configuration adds to the standard ones.
  var excluded: [String] = [] { didSet { patterns = Self.patterns(excluded) } }
  var included: [String] = [".htaccess"]
  private var patterns: [(path: String, pattern: PathPattern?)] = []

  /// What Jekyll excludes in each site.
  private static let standard = [
    ".sass-cache", ".jekyll-cache", "gemfiles", "Gemfile", "Gemfile.lock", "node_modules", "vendor/bundle/",
    "vendor/cache/", "vendor/gems/", "vendor/ruby/", "_site",
  ]

  init() { patterns = Self.patterns([]) }

  private static func patterns(_ own: [String]) -> [(path: String, pattern: PathPattern?)] {
    (standard + own).map { text in
      var path = text.hasPrefix("/") ? String(text.dropFirst()) : text
      while path.hasSuffix("/") { path.removeLast() }
      return (
        path, path.contains(where: { "*?".contains($0) }) ? PathPattern(path, crossesFolders: true) : nil
      )
    }
  }

  /// Whether a file or folder is left out.
  ///
  /// - Parameters:
  ///   - path: the path in the source.
  ///   - isSpecial: whether the names with an underscore in front aren't left out, as in folders of documents.
  func excludes(_ path: String, isSpecial: Bool) -> Bool {
    let name = SitePath.name(of: path)
    if included.contains(where: { $0 == path || $0 == name || $0 == path + "/" }) { return false }
    if name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") { return true }
    if name.hasPrefix("_"), !isSpecial { return true }
    return patterns.contains { SitePath.isInside(path, $0.path) || $0.pattern?.matches(path) ?? false }
  }
}
