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

  /// - Parameter output: a folder in the source that is left out; nil for none.
  package init(_ source: String, by weaver: Weaver, leavingOut output: String?) {
    let problems = DiagnosticCollector()
    let weaver = weaver.addressed(in: source)
    let excluded = output.flatMap(FileSystem.realPath)
    let root = FileSystem.realPath(source) ?? source
    let paths = FolderWalk.files(in: "", of: source, problems) { path in
      let name = SitePath.name(of: path)
      return name != ".git" && name != ".zoetrope" && root + "/" + path != excluded
    }
    let folder = DocumentFolder(root: source)
    let texts = Workers.map(paths.count) { index -> Weaver.DrawnText? in
      let path = paths[index]
      guard weaver.target.extensions.contains(SitePath.fileExtension(of: path).lowercased()) else {
        return nil
      }
      do throws(FileError) {
        let file = SourceFile(
          path: path, bytes: try FileSystem.read(source + "/" + path, limit: SourceLimit.page))
        return weaver.draw(file, path: path, in: folder)
      } catch {
        return Weaver.DrawnText(
          file: SourceFile(path: path, bytes: []), path: path,
          problem: .error("source.unreadable", error.description, at: nil))
      }
    }
    var drawings: [String: [UInt8]] = [:]
    if let problem = weaver.missingProgram(for: texts.compactMap(\.self)) {
      problems.report(problem)
    } else {
      // DocC finds files by their names alone.
      var names =
        weaver.target == .docc
        ? FigureNames(besides: zip(paths, texts).filter { $0.1 == nil }.map(\.0)) : FigureNames()
      for (path, text) in zip(paths, texts) {
        guard let text else {
          files.append(OutputFile(path: path, content: .copy(of: source + "/" + path)))
          continue
        }
        let woven = weaver.weave(text, &names)
        files.append(OutputFile(path: path, content: .bytes(woven.bytes)))
        textCount += 1
        figureCount += woven.figureCount
        problems.report(woven.diagnostics)
        drawings.merge(woven.files) { first, _ in first }
      }
    }
    let areNamedAfterContent = weaver.usedForm == .html
    files += drawings.map {
      OutputFile(path: $0.key, content: .bytes($0.value), isNamedAfterContent: areNamedAfterContent)
    }
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
