#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Cache
import CodeBlocks
import Diagnostics
import Directives
import Exporting
import Files
import SiteBuilder
import Toolchain

/// A file of the command line, or standard input, that is a document with figures.
struct DocumentInput {
  /// What a document is written in.
  enum Language: String, CaseIterable {
    case swift, markdown

    /// The language of a file; nil for one of another kind.
    init?(ofFile path: String) {
      switch SitePath.fileExtension(of: path).lowercased() {
      case "swift": self = .swift
      case "md", "markdown", "mdx", "qmd": self = .markdown
      default: return nil
      }
    }
  }

  let file: SourceFile
  let language: Language
  let folder: DocumentFolder
  /// The path in the folder.
  let path: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: the path, or `-` for standard input.
  ///   - language: nil for that of the file's extension; standard input has Swift.
  ///   - source: the folder that figures may read from; nil for the file's own.
  /// - Throws: a diagnostic if it can't be read.
  init(_ name: String, _ language: Language?, source: String?) throws(Diagnostic) {
    let isStream = name == "-"
    if !isStream, (try? FileSystem.kindFollowingLinks(of: name)) == .folder {
      throw .error("figure.file", "“\(name)” is a folder", at: nil, fix: "name one file in it")
    }
    guard let language = language ?? (isStream ? .swift : Language(ofFile: name)) else {
      throw .error(
        "figure.file", "“\(name)” is neither Swift nor Markdown", at: nil,
        allowed: ["a file that ends in .swift, .md, .markdown, .mdx or .qmd"],
        fix: "say what it is with --language")
    }
    let bytes = try isStream ? StandardInput.read(limit: SourceLimit.page) : Self.read(name)
    file = SourceFile(path: name, bytes: bytes)
    self.language = language
    if let problem = file.notUTF8 { throw problem }
    let own = isStream ? "." : SitePath.directory(of: name).isEmpty ? "." : SitePath.directory(of: name)
    let root = source ?? own
    guard let real = FileSystem.realPath(root), let realOwn = FileSystem.realPath(own),
      SitePath.isInside(realOwn, real)
    else {
      throw .error(
        "figure.file", "“\(name)” isn't in the folder “\(root)”", at: nil,
        fix: "set --source to a folder around it")
    }
    folder = DocumentFolder(root: root)
    let directory = realOwn == real ? "" : String(realOwn.dropFirst(real == "/" ? 1 : real.utf8.count + 1))
    path = SitePath.join(directory, SitePath.name(of: name))
  }

  /// A text that a program sends.
  ///
  /// - Parameter root: the folder that figures may read from.
  init(text: String, _ language: Language, named name: String, root: String) {
    file = SourceFile(path: name, text: text)
    self.language = language
    folder = DocumentFolder(root: root)
    path = name
  }

  private static func read(_ name: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(name, limit: SourceLimit.page)
    } catch {
      throw .error("figure.file", error.description, at: nil)
    }
  }

  /// Whether there may be a figure in the text.
  var mayHaveFigures: Bool {
    switch language {
    case .swift: true
    case .markdown: FigureDocument.mayHaveFigures(file.bytes)
    }
  }

  /// The folder of what is known of documents, which have no site to keep it in; nil without a home.
  static var cacheFolder: String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return (variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }).map { $0 + "/zoetrope" }
  }

  /// What runs and colors documents.
  ///
  /// - Parameter cache: a folder for compiled Swift and drawings; nil to keep nothing.
  static func tools(cache folder: String? = nil) -> FigureDocument.Tools {
    let cache = folder.map { Cache(folder: $0, address: nil) }
    let parser = Installed.program("zoetrope-swift-parser").map {
      SwiftSampleParser(executable: $0, cache: cache)
    }
    var tools = FigureDocument.Tools(
      listings: SiteArguments.listings(cache: cache, digests: folder),
      highlighter: CodeHighlighter(swift: parser))
    if let cache, let program = Installed.runningProgram {
      tools.figures = FigureCache(cache, verifies: false, program: program, folder: folder)
    }
    return tools
  }
}
