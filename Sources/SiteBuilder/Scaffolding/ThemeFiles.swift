import Diagnostics
import Files
import Text

/// The theme's files as a site copies them.
package enum ThemeFiles {
  /// The paths in `templates/`, sorted.
  package static var names: [String] { Theme.paths }

  /// The files that a site replaces.
  package static func replaced(in source: String) throws(Scaffold.Failure) -> Set<String> {
    var replaced: Set<String> = []
    for name in names where try Scaffold.stands(place(name, in: source)) { replaced.insert(name) }
    return replaced
  }

  /// Copies files into a site's `templates/`. An existing file is an error.
  ///
  /// - Returns: the paths of the new files in the source folder.
  package static func copy(_ files: [String], to source: String) throws(Scaffold.Failure) -> [String] {
    for name in files where try Scaffold.stands(place(name, in: source)) {
      throw Scaffold.Failure(
        diagnostic: .error(
          "scaffold.exists", "“\(SourceTree.templateFolder)/\(name)” already exists", at: nil,
          fix: "change that file, or move it away"))
    }
    let copies = files.map { (SourceTree.templateFolder + "/" + $0, Theme.bytes(of: $0) ?? []) }
    try Scaffold.write(copies, to: source)
    return copies.map(\.0)
  }

  /// The bytes of a file of the theme; nil if there is none.
  package static func bytes(of name: String) -> [UInt8]? { Theme.bytes(of: name) }

  /// A site's own file in the place of one of the theme's, in lines that aren't empty.
  package struct Replaced: Sendable {
    /// The name in the theme.
    package var name: String
    /// The number of the theme's lines that the site's file doesn't have.
    package var missingLines: Int
    /// The number of the site's lines that the theme's file doesn't have.
    package var ownLines: Int

    package var isSame: Bool { missingLines == 0 && ownLines == 0 }
  }

  /// The differences between a site's files and those of the theme that they replace.
  package static func differences(in source: String) throws(Scaffold.Failure) -> [Replaced] {
    var all: [Replaced] = []
    for name in try replaced(in: source).sorted(by: SitePath.precedes) {
      do throws(FileError) {
        let own = lines(try FileSystem.read(place(name, in: source), limit: SourceLimit.page))
        let theme = lines(Theme.bytes(of: name) ?? [])
        all.append(
          Replaced(name: name, missingLines: missing(theme, in: own), ownLines: missing(own, in: theme)))
      } catch {
        throw Scaffold.Failure(
          diagnostic: .error(
            "scaffold.failed", error.description, at: nil, fix: "check the permissions of the file"))
      }
    }
    return all
  }

  /// The number of each line, without the spaces around it.
  private static func lines(_ bytes: [UInt8]) -> [String: Int] {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self).trimmed }
    return Dictionary(lines.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func missing(_ lines: [String: Int], in others: [String: Int]) -> Int {
    lines.reduce(0) { $0 + max(0, $1.value - others[$1.key, default: 0]) }
  }

  private static func place(_ name: String, in source: String) -> String {
    source + "/" + SourceTree.templateFolder + "/" + name
  }
}
