import Diagnostics
import Files
import Synchronization

/// Reads the files of `content/`.
final class PageReader: Sendable {
  enum ReadFile: Sendable {
    case page(SourcePage)
    /// A file to copy.
    case other
    case unreadable(FileError)
    /// The pages together exceed the limit.
    case tooMuch
    /// A file in a folder of posts that can't be one.
    case notAPost(Diagnostic)

    var isTooMuch: Bool { if case .tooMuch = self { true } else { false } }

    /// Whether both files are equal for all queries.
    func isSame(as other: ReadFile) -> Bool {
      switch (self, other) {
      case (.page(let page), .page(let other)): page === other
      case (.other, .other): true
      default: false
      }
    }
  }

  /// All pages, and the copied files, by path.
  struct Found: Sendable {
    var pages: [SourcePage] = []
    var files: [StaticFile] = []
  }

  private let root: String
  private let unsaved: UnsavedTexts?
  private let limit: Int
  /// The bytes of all pages.
  private let total = Atomic(0)

  /// - Parameters:
  ///   - root: the source folder.
  ///   - unsaved: texts that are read in place of files.
  ///   - limit: the maximum bytes of all pages together.
  init(root: String, unsaved: UnsavedTexts? = nil, limit: Int = SourceLimit.pages) {
    self.root = root
    self.unsaved = unsaved
    self.limit = limit
  }

  /// - Parameters:
  ///   - path: the path in `content/`.
  ///   - last: the previous result. A page with the same bytes stays the same object.
  ///   - tree: the tree with the path.
  func read(_ path: String, _ last: ReadFile?, in tree: SourceTree) -> ReadFile {
    let jekyll = tree.jekyll
    if let jekyll, let end = JekyllReading.end(path, in: jekyll) {
      // A post has front matter; another file may be a part that posts include.
      if case .notAPost(let problem) = end, problem.severity != .error, !hasFrontMatter(path, in: tree) {
        return .other
      }
      return end
    }
    guard jekyll != nil || SourcePage.isPage(path) || SourcePage.mayBePage(path) else { return .other }
    let known: SourcePage? = if case .page(let page)? = last { page } else { nil }
    total.subtract(known?.file.bytes.count ?? 0, ordering: .relaxed)
    let shown = tree.path(ofContent: path)
    let file = SourceTree.place(of: shown, in: root)
    do throws(FileError) {
      let isPage = jekyll.map { JekyllReading.isPage(path, in: $0) } ?? SourcePage.isPage(path)
      if !isPage {
        let start = try FileSystem.start(of: file, count: SourcePage.frontMatterStart)
        guard SourcePage.hasFrontMatter(start) else { return .other }
      }
      let room = max(limit - total.load(ordering: .relaxed), 0)
      let bytes = try unsaved.read(shown, in: root, limit: min(SourceLimit.page, room))
      total.add(bytes.count, ordering: .relaxed)
      if let known, known.file.bytes == bytes, known.jekyll?.configuration == jekyll?.fingerprint {
        return .page(known)
      }
      return .page(SourcePage(SourceFile(path: shown, bytes: bytes), path: path, in: jekyll))
    } catch {
      if case .size(let limit) = error.reason, limit < SourceLimit.page { return .tooMuch }
      return .unreadable(error)
    }
  }

  private func hasFrontMatter(_ path: String, in tree: SourceTree) -> Bool {
    let file = SourceTree.place(of: tree.path(ofContent: path), in: root)
    let start = try? FileSystem.start(of: file, count: SourcePage.frontMatterStart)
    return start.map(SourcePage.hasFrontMatter) ?? true
  }

  /// Separates pages from other files, and reports problems.
  func found(_ tree: SourceTree, _ read: [ReadFile], _ diagnostics: DiagnosticCollector) -> Found {
    var found = Found()
    for (path, result) in zip(tree.content, read) {
      switch result {
      case .page(let page):
        found.pages.append(page)
        if page.form == .file { reportForeignPage(path, tree, diagnostics) }
      case .other:
        reportForeignPage(path, tree, diagnostics)
        let output =
          tree.jekyll.map { JekyllReading.outputPath(of: path, in: $0) } ?? Self.outputPath(of: path)
        if let output {
          found.files.append(StaticFile(sourcePath: tree.path(ofContent: path), outputPath: output))
        }
      case .unreadable(let error):
        diagnostics.report(SourceTree.problem(error, with: tree.path(ofContent: path)))
      case .notAPost(let problem): diagnostics.report(problem)
      case .tooMuch: break
      }
    }
    let bytes = found.pages.reduce(0) { $0 + $1.file.bytes.count }
    // Excludes removed pages.
    total.store(bytes, ordering: .relaxed)
    if bytes > limit || read.contains(where: \.isTooMuch) {
      diagnostics.report(
        .error(
          "source.too-large", "the pages of this site come to more than \(SourceLimit.text(limit))", at: nil,
          fix: "divide it into several sites"))
    }
    return found
  }

  /// The endings of other programs' pages.
  private static let foreignPages: Set<String> = ["mdx", "njk", "astro", "adoc", "rst", "ejs", "hbs", "pug"]

  /// Reports a page of another program, which isn't made into a page.
  private func reportForeignPage(_ path: String, _ tree: SourceTree, _ diagnostics: DiagnosticCollector) {
    let ending = SitePath.fileExtension(of: path)
    guard Self.foreignPages.contains(ending), tree.jekyll == nil else { return }
    let name = SitePath.stem(of: path) + ".md"
    diagnostics.report(
      .warning(
        "source.not-a-page", "this file is published as “\(SitePath.name(of: path))”, and isn't a page",
        at: SourceRange(startOf: SourceFile(path: tree.path(ofContent: path), bytes: [])),
        fix: ending == "mdx" ? "rename it to “\(name)”" : "write it in Markdown, as “\(name)”"))
  }

  /// Folders such as `_posts` aren't part of paths in the site.
  private static func outputPath(of path: String) -> String {
    let folders = SitePath.components(SitePath.directory(of: path)).filter { !$0.hasPrefix("_") }
    return SitePath.join(folders.joined(separator: "/"), SitePath.name(of: path))
  }
}
