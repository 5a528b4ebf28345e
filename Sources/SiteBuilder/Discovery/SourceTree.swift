import Diagnostics
import Files

/// The files of a site, not read yet.
struct SourceTree: Sendable {
  /// The source folder.
  let root: String
  /// The paths in `content/`, sorted.
  var content: [String] = []
  /// The paths in `templates/`, sorted.
  var templates: [String] = []
  var hasContent = false
  /// The site as Jekyll sees it; nil for a site of our own.
  var jekyll: JekyllSite? { jekyllReference?.site }
  private let jekyllReference: JekyllSite.Reference?
  /// The files of Sass that style sheets of a Jekyll site import, relative to the source folder.
  private(set) var sass: [String] = []
  /// The paths of `content` that are files of a theme.
  private(set) var themeFiles: Set<String> = []

  private let unsaved: UnsavedTexts?
  /// Called with the path of each file before it is read, relative to the source folder.
  private let willRead: @Sendable (String) -> Void

  static let contentFolder = "content"
  static let templateFolder = "templates"

  init(
    root: String, jekyll: JekyllSite? = nil, unsaved: UnsavedTexts? = nil, _ diagnostics: DiagnosticCollector,
    willRead: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.unsaved = unsaved
    self.willRead = willRead
    jekyllReference = jekyll.map(JekyllSite.Reference.init)
    if let jekyll {
      listFiles(of: jekyll, diagnostics)
      return
    }
    hasContent = Self.hasFolder(Self.contentFolder, in: root, diagnostics)
    if hasContent {
      content = FolderWalk.files(in: Self.contentFolder, of: root, diagnostics)
    } else {
      let foreign = ForeignSite(in: root)
      diagnostics.report(
        .error(
          "source.no-content", "there is no folder “content” in “\(root)”", at: nil,
          explanation: foreign.map { "this is a site for \($0.name)" },
          fix: foreign?.remedy ?? "create it, or run “zoetrope init”"))
    }
    if Self.hasFolder(Self.templateFolder, in: root, diagnostics) {
      templates = FolderWalk.files(in: Self.templateFolder, of: root, diagnostics)
    }
  }

  /// Lists the files of a site for Jekyll, whose pages lie in the source folder itself.
  private mutating func listFiles(of site: JekyllSite, _ diagnostics: DiagnosticCollector) {
    hasContent = true
    content = FolderWalk.files(in: "", of: root, diagnostics) { [root] path in
      // An output folder in the source has a list of its files.
      site.reads(path)
        && ((try? FileSystem.kind(of: root + "/" + path + "/" + Manifest.fileName)) ?? nil) == nil
    }
    if let theme = site.theme {
      let own = Set(content)
      themeFiles = Set(theme.assets.map { "assets/" + $0 }).subtracting(own)
      content = (content + themeFiles).sorted(by: SitePath.precedes)
    }
    for (folder, own) in [
      (TemplateLibrary.layoutFolder, site.layoutFolder), (TemplateLibrary.includeFolder, site.includeFolder),
    ] where Self.hasFolder(own, in: root, diagnostics) {
      templates += FolderWalk.files(in: own, of: root, diagnostics).map { folder + $0 }
    }
    if Self.hasFolder(site.sassFolder, in: root, diagnostics) {
      sass = FolderWalk.files(in: site.sassFolder, of: root, diagnostics).map { site.sassFolder + "/" + $0 }
    }
  }

  /// The path of a file of `content` relative to the source folder; absolute for a theme's.
  func path(ofContent path: String) -> String {
    guard let jekyll else { return Self.contentFolder + "/" + path }
    return themeFiles.contains(path) ? (jekyll.theme?.folder ?? "") + "/" + path : path
  }

  /// The path of a file of `templates` relative to the source folder.
  func path(ofTemplate path: String) -> String {
    guard let jekyll else { return Self.templateFolder + "/" + path }
    let name = String(path.drop { $0 != "/" }.dropFirst())
    return (path.hasPrefix(TemplateLibrary.layoutFolder) ? jekyll.layoutFolder : jekyll.includeFolder) + "/"
      + name
  }

  /// The place in the file system of a path relative to the source folder, or absolute.
  static func place(of path: String, in root: String) -> String {
    path.hasPrefix("/") ? path : root + "/" + path
  }

  /// Whether both trees have the same files.
  func hasSameFiles(as other: SourceTree) -> Bool {
    hasContent == other.hasContent && content == other.content && templates == other.templates
      && sass == other.sass && jekyll?.fingerprint == other.jekyll?.fingerprint
  }

  private static func hasFolder(_ name: String, in root: String, _ diagnostics: DiagnosticCollector) -> Bool {
    do throws(FileError) {
      return try FileSystem.kindFollowingLinks(of: root + "/" + name) == .folder
    } catch {
      diagnostics.report(problem(error, with: name))
      return false
    }
  }

  /// Reads a file by its path relative to the source folder. Reports an unreadable one.
  ///
  /// - Parameter limit: the maximum bytes of the file.
  func read(_ path: String, limit: Int, _ diagnostics: DiagnosticCollector) -> SourceFile? {
    willRead(path)
    do throws(FileError) {
      return SourceFile(
        path: path, bytes: try unsaved.read(path, in: root, limit: limit))
    } catch {
      diagnostics.report(Self.problem(error, with: path))
      return nil
    }
  }

  /// The error for an unreadable file.
  ///
  /// - Parameter path: the path relative to the source folder.
  static func problem(_ error: FileError, with path: String) -> Diagnostic {
    let place = SourceRange(startOf: SourceFile(path: path, bytes: []))
    return switch error.reason {
    case .system: .error("source.unreadable", error.description, at: nil)
    case .special:
      .error(
        "source.special-file", "this is neither a file nor a folder", at: place,
        fix: "move it out of the source")
    case .size(let limit):
      .error(
        "source.too-large", "this file is larger than \(SourceLimit.text(limit))", at: place,
        fix: "split it, or make it smaller")
    }
  }
}
