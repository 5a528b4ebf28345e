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
  /// The folders and files of earlier outputs in the source, which are left out.
  package private(set) var earlierOutputCount = 0

  /// - Parameter output: a folder in the source that is left out; nil for none.
  package init(_ source: String, by weaver: Weaver, leavingOut output: String?) {
    let problems = DiagnosticCollector()
    let weaver = weaver.addressed(in: source)
    let found = EarlierOutput(in: source, except: output).sources(for: weaver, problems)
    let paths = found.paths
    earlierOutputCount = found.leftOut
    let folder = DocumentFolder(root: source)
    let read = Workers.map(paths.count) { Self.text(paths[$0], in: source, for: weaver) }
    // DocC finds files by their names alone.
    var names =
      weaver.target == .docc
      ? FigureNames(besides: zip(paths, read).filter { $0.1 == nil }.map(\.0)) : FigureNames()
    let repeated = Workers.map(paths.count) { [names] index in
      read[index].map { weaver.nameProblems(of: $0.file, path: paths[index], besides: names) } ?? []
    }.flatMap(\.self)
    guard repeated.isEmpty else {
      diagnostics = (problems.diagnostics + repeated).sortedByPlace()
      return
    }
    let texts = Workers.map(paths.count) { index -> Weaver.DrawnText? in
      guard let text = read[index], text.problem == nil else { return read[index] }
      return weaver.draw(text.file, path: text.path, in: folder)
    }
    var drawings: [String: [UInt8]] = [:]
    if let problem = weaver.missingProgram(for: texts.compactMap(\.self)) {
      problems.report(problem)
    } else {
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

  /// A text that isn't drawn yet; nil for another file.
  private static func text(_ path: String, in source: String, for weaver: Weaver) -> Weaver.DrawnText? {
    guard weaver.target.extensions.contains(SitePath.fileExtension(of: path).lowercased()) else { return nil }
    do throws(FileError) {
      let bytes = try FileSystem.read(source + "/" + path, limit: SourceLimit.page)
      return Weaver.DrawnText(file: SourceFile(path: path, bytes: bytes), path: path)
    } catch {
      return Weaver.DrawnText(
        file: SourceFile(path: path, bytes: []), path: path,
        problem: .error("source.unreadable", error.description, at: nil))
    }
  }
}
