import Diagnostics
import Files
import Hashing
import Text

/// The files of the site's own Swift, in the folders that the configuration names.
struct CodeFiles: Sendable {
  /// The files in the order of the folders, sorted in each.
  private(set) var files: [SourceFile] = []
  /// A hash of the files' paths and bytes.
  private(set) var fingerprint = ContentHash()

  /// Files that can't be part of a module: an app's top-level code, and a package's manifest.
  private static let others = ["main.swift", "Package.swift"]

  init(_ folders: [Located<String>], in tree: SourceTree, _ diagnostics: DiagnosticCollector) {
    var paths: Set<PathKey> = []
    var bytes = 0
    for folder in folders {
      let found = Self.paths(in: folder, of: tree, diagnostics)
      // A folder may be inside another one.
      for path in found where paths.insert(PathKey(path)).inserted {
        guard let file = tree.read(path, limit: SourceLimit.listing, diagnostics),
          Self.isText(file, diagnostics)
        else { continue }
        bytes += file.bytes.count
        guard bytes <= SourceLimit.code else {
          diagnostics.report(Self.tooLarge(folder))
          return
        }
        fingerprint.add(path)
        fingerprint.add(file.bytes)
        files.append(file)
      }
    }
  }

  private static func paths(
    in folder: Located<String>, of tree: SourceTree, _ diagnostics: DiagnosticCollector
  ) -> [String] {
    guard (try? FileSystem.kindFollowingLinks(of: tree.root + "/" + folder.value)) == .folder else {
      diagnostics.report(
        .error(
          "config.code", "there is no folder “\(folder.value)”", at: folder.range,
          fix: "name a folder beside “content”, or write on or off"))
      return []
    }
    let all = FolderWalk.files(in: folder.value, of: tree.root, diagnostics)
      .filter { SitePath.fileExtension(of: $0) == "swift" }.map { folder.value + "/" + $0 }
    if all.isEmpty {
      diagnostics.report(
        .warning(
          "config.code", "there is no Swift in the folder “\(folder.value)”", at: folder.range,
          fix: "delete it from the list, or add Swift files"))
    }
    let left = all.filter { others.contains(SitePath.name(of: $0)) }
    for path in left {
      diagnostics.report(
        Diagnostic(
          .note, "config.code", "“\(path)” is left out: pages don't run an app's entry point",
          at: folder.range))
    }
    return all.filter { !left.contains($0) }
  }

  private static func isText(_ file: SourceFile, _ diagnostics: DiagnosticCollector) -> Bool {
    guard let problem = file.notUTF8 else { return true }
    diagnostics.report(problem)
    return false
  }

  private static func tooLarge(_ folder: Located<String>) -> Diagnostic {
    .error(
      "source.too-large",
      "the folders of “code” have more than \(SourceLimit.text(SourceLimit.code)) of Swift",
      at: folder.range, fix: "list only folders that pages use")
  }
}
