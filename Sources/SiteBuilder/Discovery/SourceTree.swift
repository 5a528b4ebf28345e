import Diagnostics
import Files

/// The files a site is made of, found but not read.
struct SourceTree: Sendable {
  /// The source folder.
  let root: String
  /// Paths in `content/`, sorted.
  var content: [String] = []
  /// Paths in `templates/`, sorted.
  var templates: [String] = []
  /// Whether there is a `content/`.
  var hasContent = false

  static let contentFolder = "content"
  static let templateFolder = "templates"

  init(root: String, diagnostics: inout [Diagnostic]) {
    self.root = root
    hasContent = FileSystem.kindFollowingLinks(of: root + "/" + Self.contentFolder) == .folder
    if hasContent {
      content = FolderWalk.files(in: Self.contentFolder, of: root, diagnostics: &diagnostics)
    } else {
      diagnostics.append(
        .error(
          "source.no-content", "there is no folder “content” in “\(root)”", at: nil,
          fix: "make it, or run “zoetrope init”"))
    }
    if FileSystem.kindFollowingLinks(of: root + "/" + Self.templateFolder) == .folder {
      templates = FolderWalk.files(in: Self.templateFolder, of: root, diagnostics: &diagnostics)
    }
  }

  /// Reads a file under the source folder; an unreadable one is reported.
  func read(_ path: String, diagnostics: inout [Diagnostic]) -> SourceFile? {
    do {
      return SourceFile(path: path, bytes: try FileSystem.read(root + "/" + path))
    } catch {
      diagnostics.append(.error("source.unreadable", error.description, at: nil))
      return nil
    }
  }
}
