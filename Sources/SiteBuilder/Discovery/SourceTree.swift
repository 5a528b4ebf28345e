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

  /// Called with the path of each file before it is read, relative to the source folder.
  private let willRead: @Sendable (String) -> Void

  static let contentFolder = "content"
  static let templateFolder = "templates"

  init(
    root: String, _ diagnostics: DiagnosticCollector,
    willRead: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.willRead = willRead
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

  /// Whether both trees have the same files.
  func hasSameFiles(as other: SourceTree) -> Bool {
    hasContent == other.hasContent && content == other.content && templates == other.templates
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
      return SourceFile(path: path, bytes: try FileSystem.read(root + "/" + path, limit: limit))
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
