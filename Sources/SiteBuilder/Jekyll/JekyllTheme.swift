import Files

/// A theme in a gem, found where Jekyll and Bundler install gems.
struct JekyllTheme: Sendable {
  let name: String
  /// The gem's folder.
  let folder: String
  /// The files of its `_layouts`, `_includes` and `assets`, relative to those.
  let layouts: [String]
  let includes: [String]
  let assets: [String]

  /// The folders of gems; a star stands for any name.
  private static let systemFolders = [
    "/usr/share/rubygems-integration/all/gems", "/var/lib/gems/*/gems", "/usr/local/lib/ruby/gems/*/gems",
    "/opt/homebrew/lib/ruby/gems/*/gems",
  ]
  private static let homeFolders = [".gem/ruby/*/gems", ".local/share/gem/ruby/*/gems"]
  private static let siteFolders = ["vendor/bundle/ruby/*/gems"]

  /// Finds a theme's newest gem; nil if there is none.
  init?(named name: String, for root: String) {
    let home = Self.home.map { home in Self.homeFolders.map { home + "/" + $0 } } ?? []
    let folders = Self.siteFolders.map { root + "/" + $0 } + home + Self.systemFolders
    let found = folders.lazy.flatMap(Self.expanded).compactMap { Self.gem(name, in: $0) }.first
    guard let found else { return nil }
    self.name = name
    folder = found
    layouts = Self.files(in: found + "/_layouts")
    includes = Self.files(in: found + "/_includes")
    assets = Self.files(in: found + "/assets")
  }

  private static var home: String? { FileSystem.homeFolder }

  private static func expanded(_ pattern: String) -> [String] {
    guard let star = pattern.firstIndex(of: "*") else { return [pattern] }
    let parent = String(pattern[..<star].dropLast())
    let rest = pattern[pattern.index(after: star)...]
    return names(in: parent).sorted(by: >).map { parent + "/" + $0 + rest }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileSystem.list(folder)) ?? []).filter(\.isText).map(\.name)
  }

  /// The folder `name-1.2.3` of the greatest version.
  private static func gem(_ name: String, in folder: String) -> String? {
    func version(_ gem: String) -> [Int]? {
      guard gem.hasPrefix(name + "-") else { return nil }
      let parts = gem.dropFirst(name.utf8.count + 1).split(separator: ".", omittingEmptySubsequences: false)
      guard let first = parts.first.flatMap({ Int($0) }) else { return nil }
      return [first] + parts.dropFirst().map { Int($0) ?? 0 }
    }
    let gems = names(in: folder).compactMap { gem in version(gem).map { (gem, $0) } }
    return gems.max { $0.1.lexicographicallyPrecedes($1.1) }.map { folder + "/" + $0.0 }
  }

  private static let depthLimit = 16

  private static func files(in folder: String) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let next = folders.popLast() {
      guard SitePath.components(next).count < depthLimit else { continue }
      for entry in (try? FileSystem.list(SitePath.join(folder, next))) ?? [] {
        guard entry.isText, SourceNames.isVisible(entry.name) else { continue }
        let path = SitePath.join(next, entry.name)
        switch (try? FileSystem.kindFollowingLinks(of: folder + "/" + path)) ?? nil {
        case .file: files.append(path)
        case .folder: folders.append(path)
        default: break
        }
      }
    }
    return files.sorted(by: SitePath.precedes)
  }
}
