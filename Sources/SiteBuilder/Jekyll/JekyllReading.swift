import Diagnostics
import Files
import Liquid
import Text

/// Decides by its path how a file of a Jekyll site is read.
enum JekyllReading {
  /// The result for a file that isn't read as a page; nil for those that are, if they have front matter.
  static func end(_ path: String, in site: JekyllSite) -> PageReader.ReadFile? {
    switch site.role(of: path) {
    case .data, .screen: return .other
    case .post:
      let stem = SitePath.stem(of: path)
      if DatedName(loose: stem) != nil { return nil }
      let place = SourceRange(startOf: SourceFile(path: path, bytes: []))
      if DatedName.looksDated(stem) {
        return .notAPost(
          .error(
            "jekyll.post-date", "this post is left out: its name starts with a day that doesn't exist",
            at: place, fix: "rename it, such as “2014-05-17-\(stem.drop { !$0.isLetter })”"))
      }
      guard JekyllDocument.form(of: path) != .file else { return .other }
      return .notAPost(
        .warning(
          "jekyll.post-name", "this file isn't a post: its name doesn't start with a date", at: place,
          fix: "rename it, such as “2014-05-17-\(stem)”, or move it to “_drafts”"))
    default: return nil
    }
  }

  /// Whether a file is a page with any contents, as posts are.
  static func isPage(_ path: String, in site: JekyllSite) -> Bool {
    let role = site.role(of: path)
    return (role == .post || role == .draft) && JekyllDocument.form(of: path) != .file
  }

  /// The path in the site of a copied file; nil for one that isn't copied.
  static func outputPath(of path: String, in site: JekyllSite) -> String? {
    switch site.role(of: path) {
    case .post, .draft: return nil
    // They are copied in the plan's step, where they are filtered out.
    case .page, .data, .screen: return path
    case .document(let label):
      guard let collection = site[collection: label], collection.isPublished else { return nil }
      let inner = site.pathInCollection(path, collection)
      let stem = SitePath.join(SitePath.directory(of: inner), SitePath.stem(of: inner))
      let ending = SitePath.name(of: inner).dropFirst(SitePath.stem(of: inner).count)
      guard let pattern = collection.permalink?.value else { return SitePath.join(label, inner) }
      // Of the placeholders, these have a value for files without front matter.
      var place = pattern
      for (name, value) in [
        (":output_ext", ""), (":collection", label), (":path", stem), (":name", SitePath.stem(of: inner)),
        (":title", SitePath.stem(of: inner)),
      ] {
        place = place.split(separator: name, omittingEmptySubsequences: false).joined(separator: value)
      }
      let components = SitePath.components(place)
      guard components.allSatisfy(Permalink.isValidComponent) else { return SitePath.join(label, inner) }
      return components.joined(separator: "/") + ending
    }
  }
}

extension DatedName {
  /// Whether a name starts with three numbers, even if they are no date.
  static func looksDated(_ stem: String) -> Bool {
    let parts = stem.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count == 4 && parts.prefix(3).allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
  }

  /// Reads a name with a month and a day of one or two digits.
  init?(loose stem: String) {
    guard Self.looksDated(stem) else { return nil }
    let parts = stem.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    func two(_ text: String) -> String { text.utf8.count == 1 ? "0" + text : text }
    let year = parts[0].utf8.count == 2 ? "20" + parts[0] : parts[0]
    self.init([year, two(parts[1]), two(parts[2]), parts[3]].joined(separator: "-"))
  }
}
