import Diagnostics
import Files
import SiteBuilder
import Threads

/// What the program has written into a folder that is woven: other outputs, woven texts and their drawings.
struct EarlierOutput {
  private let source: String
  private let root: String
  private let output: String?

  /// - Parameters:
  ///   - source: the folder.
  ///   - output: the folder that is written to, which may be in it; nil for none.
  init(in source: String, except output: String?) {
    self.source = source
    root = FileSystem.realPath(source) ?? source
    self.output = output.flatMap(FileSystem.realPath)
  }

  /// The paths of the folder's other files, and the number of outputs that were left out.
  func sources(
    for weaver: Weaver, _ problems: DiagnosticCollector
  ) -> (paths: [String], leftOut: Int) {
    var folders = 0
    let all = FolderWalk.files(in: "", of: source, problems) { path in
      let name = SitePath.name(of: path)
      guard name != ".git", name != Manifest.fileName, !(name.hasPrefix(".") && name.hasSuffix(".zoetrope")),
        root + "/" + path != output
      else { return false }
      // A folder with such a list was written by the program.
      guard (try? FileSystem.kind(of: source + "/" + path + "/" + Manifest.fileName)) == .file else {
        return true
      }
      folders += 1
      return false
    }
    let isOutput = Workers.map(all.count) { mayBeOutput(all[$0], of: weaver) && isMarked(all[$0]) }
    let paths = zip(all, isOutput).filter { !$0.1 }.map(\.0)
    return (paths, folders + all.count - paths.count)
  }

  /// Whether a file is a text, or a drawing beside woven texts. Other pictures of the program are the author's choice.
  private func mayBeOutput(_ path: String, of weaver: Weaver) -> Bool {
    if weaver.target.extensions.contains(SitePath.fileExtension(of: path).lowercased()) { return true }
    return SitePath.isInside("/" + path, "/" + weaver.folder)
      || ("/" + SitePath.directory(of: path)).hasSuffix("/" + weaver.folder)
  }

  private func isMarked(_ path: String) -> Bool {
    (try? FileSystem.read(source + "/" + path, limit: SourceLimit.code)).map(RenderedFiles.isMarked) ?? false
  }
}
