import Diagnostics
import Files
import Liquid
import Markdown

/// A new page: a dated draft, in the folder and with the kind of name that the site's newest page has.
package struct Draft {
  package enum Kind: String, CaseIterable, Sendable {
    case post, tutorial
  }

  /// The maximum bytes of a name made of a title. File systems allow 255, and addresses have to be read.
  private static let longestName = 80

  /// The path in the source folder.
  package let path: String
  /// The address on the site, from the top.
  package let url: String
  private let text: String

  /// - Parameters:
  ///   - title: the title, any text.
  ///   - kind: what the page is; nil for what the site has.
  ///   - source: the source folder.
  ///   - now: seconds since 1970.
  ///   - offset: seconds east of UTC.
  package init(titled title: String, _ kind: Kind?, in source: String, now: Int64, offset: Int32) {
    let day = DateTime(secondsSince1970: now, offset: offset)?.components
    let date = day.map { "\(Self.padded($0.year, 4))-\(Self.padded($0.month, 2))-\(Self.padded($0.day, 2))" }
    let habit = Habit(of: source, kind)
    let name = Self.name(title, else: habit.kind, isDated: habit.isDated)
    let prefix = habit.isDated ? date.map { $0 + "-" } ?? "" : ""
    path = SitePath.join(habit.folder, prefix + name + ".md")
    text = """
      ---
      title: \(Self.quoted(title))
      summary:
      \(date.map { "date: " + $0 } ?? "date:")
      tags: []
      draft: true
      ---

      """
    let page = SourcePage(
      SourceFile(path: path, bytes: Array(text.utf8)),
      path: String(path.dropFirst(SourceTree.contentFolder.count + 1)))
    let configuration = ConfigurationFile(root: source).read(DiagnosticCollector())
    url = Permalink(of: page, configuration, DiagnosticCollector()).url
  }

  /// Writes the page. An existing file is an error.
  package func write(to source: String) throws(Scaffold.Failure) {
    try Scaffold.create([(path, text)], in: source, fix: "choose another title")
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The title as a short file name: its slug with single hyphens, cut between words.
  private static func name(_ title: String, else kind: Kind, isDated: Bool) -> String {
    let slug = Slug.make(title)
    var name = ""
    for word in slug.split(separator: "-") {
      guard name.utf8.count + word.utf8.count < longestName else {
        if name.isEmpty { name = String(word.prefix(longestName / 4)) }
        break
      }
      name += (name.isEmpty ? "" : "-") + word
    }
    // A title without letters has no slug; “index” is the page of a folder.
    let isNone =
      name.isEmpty || slug == "section" && title.lowercased() != slug || !isDated && name == "index"
    return isNone ? kind.rawValue : name
  }

  /// A double-quoted YAML scalar on one line.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: result += " "
      default:
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        if scalar != "\u{FEFF}" { result.unicodeScalars.append(scalar) }
      }
    }
    return result + "\""
  }
}

/// Where the pages of a site are, and how they are named.
private struct Habit {
  var folder: String
  /// Whether names begin with a date.
  var isDated: Bool
  var kind: Draft.Kind

  /// The habit of the newest dated page; without one, of the folder of tutorials or posts.
  init(of source: String, _ kind: Draft.Kind?) {
    let problems = DiagnosticCollector()
    func isFolder(_ path: String) -> Bool {
      (try? FileSystem.kindFollowingLinks(of: source + "/" + path)) == .folder
    }
    // A site for Jekyll.
    if !isFolder(SourceTree.contentFolder), isFolder("_posts") {
      (folder, isDated, self.kind) = ("_posts", true, .post)
      return
    }
    let tutorials = SourceTree.contentFolder + "/" + SitePlan.tutorialFolder
    if kind != .tutorial, let newest = Self.newestPage(of: source, problems) {
      folder = SitePath.join(SourceTree.contentFolder, SitePath.directory(of: newest.path))
      (isDated, self.kind) = (DatedName(SitePath.stem(of: newest.path)) != nil, .post)
      return
    }
    let hasTutorials = isFolder(tutorials)
    let hasPosts = Self.postFolders.first { isFolder(SourceTree.contentFolder + "/" + $0) }
    if kind == .tutorial || kind == nil && hasPosts == nil && hasTutorials {
      (folder, isDated, self.kind) = (tutorials, false, .tutorial)
    } else {
      folder = SourceTree.contentFolder + "/" + (hasPosts ?? Self.postFolders[0])
      (isDated, self.kind) = (true, .post)
    }
  }

  private static let postFolders = ["posts", "_posts", "blog"]

  private static func newestPage(of source: String, _ problems: DiagnosticCollector) -> SourcePage? {
    guard (try? FileSystem.kindFollowingLinks(of: source + "/" + SourceTree.contentFolder)) == .folder else {
      return nil
    }
    let reader = PageReader(root: source)
    let tree = SourceTree(root: source, problems)
    let pages = tree.content.lazy
      .filter(SourcePage.isPage).compactMap { path -> SourcePage? in
        guard case .page(let page) = reader.read(path, nil, in: tree), !page.isIndex else { return nil }
        return page.metadata.date == nil ? nil : page
      }
    return pages.max { a, b in
      (a.metadata.date?.secondsSince1970 ?? 0, b.path) < (b.metadata.date?.secondsSince1970 ?? 0, a.path)
    }
  }
}
