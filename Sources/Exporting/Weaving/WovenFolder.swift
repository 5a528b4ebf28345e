import Diagnostics
import Files
import SiteBuilder
import Threads

/// A folder of Markdown, woven. Files that aren't Markdown are copied as they are.
package struct WovenFolder: Sendable {
  /// All files of the output.
  package private(set) var files: [OutputFile] = []
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var figureCount = 0
  package private(set) var textCount = 0

  /// The extensions of Markdown.
  package static let extensions: Set<String> = ["md", "markdown", "mdx", "qmd"]

  /// - Parameter output: a folder in the source that is left out; nil for none.
  package init(_ source: String, by weaver: Weaver, leavingOut output: String?) {
    let problems = DiagnosticCollector()
    let excluded = output.flatMap(FileSystem.realPath)
    let root = FileSystem.realPath(source) ?? source
    let paths = FolderWalk.files(in: "", of: source, problems) { path in
      let name = SitePath.name(of: path)
      return name != ".git" && name != ".zoetrope" && root + "/" + path != excluded
    }
    let folder = DocumentFolder(root: source)
    var drawings: [String: [UInt8]] = [:]
    let woven = Workers.map(paths.count) { index -> (OutputFile, Weaver.Woven?) in
      let path = paths[index]
      guard Self.extensions.contains(SitePath.fileExtension(of: path).lowercased()) else {
        return (OutputFile(path: path, content: .copy(of: source + "/" + path)), nil)
      }
      do throws(FileError) {
        let file = SourceFile(
          path: path, bytes: try FileSystem.read(source + "/" + path, limit: SourceLimit.page))
        let woven = weaver.weave(file, path: path, in: folder)
        return (OutputFile(path: path, content: .bytes(woven.bytes)), woven)
      } catch {
        let problem = Diagnostic.error("source.unreadable", error.description, at: nil)
        return (
          OutputFile(path: path, content: .bytes([])),
          Weaver.Woven(bytes: [], files: [:], diagnostics: [problem], figureCount: 0)
        )
      }
    }
    for (file, result) in woven {
      files.append(file)
      guard let result else { continue }
      textCount += 1
      figureCount += result.figureCount
      problems.report(result.diagnostics)
      drawings.merge(result.files) { first, _ in first }
    }
    files += drawings.map { OutputFile(path: $0.key, content: .bytes($0.value), isNamedAfterContent: true) }
    files.sort { SitePath.precedes($0.path, $1.path) }
    diagnostics = (folder.problems + problems.diagnostics).sortedByPlace()
    if let twice = zip(files, files.dropFirst()).first(where: { SitePath.isSame($0.path, $1.path) }) {
      diagnostics.append(
        .error(
          "weave.clash", "a file of the source is in the place of a drawing: “\(twice.0.path)”", at: nil,
          fix: "choose another folder with --assets"))
    }
  }
}
