import Diagnostics
import Exporting
import Files
import PreviewServer
import SiteBuilder

/// Weaves a folder or a file, once, or again when a file changes.
struct Weaving {
  let source: String
  let output: String
  let isWatching: Bool
  let limit: Int
  let isQuiet: Bool

  func repeated(_ console: Console, _ weave: () -> Tool.ExitCode) -> Tool.ExitCode {
    guard isWatching else { return weave() }
    let real = FileSystem.realPath(output) ?? output
    do throws(WatchError) {
      let watcher = try FileWatcher(roots: [source]) { changed in
        let name = SitePath.name(of: changed)
        return name == ".git" || name == ".zoetrope" || FileSystem.realPath(changed) == real
      }
      var code = weave()
      while true {
        switch try watcher.next() {
        case .changed, .everythingChanged: code = weave()
        case .timedOut: break
        case .stopped: return code
        }
      }
    } catch {
      console.report([.error("weave.watch", "\(error)", at: nil)])
      return .failure
    }
  }

  func weaveFolder(by weaver: Weaver, _ console: Console) -> Tool.ExitCode {
    repeated(console) { weaveFolderOnce(by: weaver, console) }
  }

  private func weaveFolderOnce(by weaver: Weaver, _ console: Console) -> Tool.ExitCode {
    let folder = OutputFolder(output, source: source, replacesInPlace: true, keepsOthers: true)
    let session = console.session(for: folder)
    guard session.problems.isEmpty else {
      console.report(session.problems, limit: limit)
      return console.nothingWritten()
    }
    let woven = WovenFolder(source, by: weaver, leavingOut: output)
    console.report(woven.diagnostics, limit: limit)
    guard !woven.diagnostics.hasErrors else { return console.nothingWritten() }
    do throws(FileError) {
      for problem in [
        try folder.obstacle(to: woven.files.map(\.path)), try folder.edited(before: woven.files),
      ].compactMap(\.self) {
        console.report([problem])
        return console.nothingWritten()
      }
      let changes = try session.write(woven.files)
      console.report(folder.remarks(on: changes))
      if !isQuiet {
        let earlier = woven.earlierOutputCount
        console.print(
          "\(Console.count(woven.figureCount, "figure")) in \(Console.count(woven.textCount, "text")): "
            + "\(Console.count(changes.written.count, "file")) written, "
            + "\(changes.removed.count) removed in \(output)"
            + (earlier > 0 ? "; earlier outputs in \(source) left out: \(earlier)\n" : "\n"))
      }
      return .success
    } catch {
      console.report([folder.failure(error)])
      return .failure
    }
  }
}

extension Console {
  func nothingWritten() -> Tool.ExitCode {
    printError("nothing was written\n")
    return .failure
  }
}
