import Diagnostics
import Files

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

  private static func place(_ name: String, in source: String) -> String {
    source + "/" + SourceTree.templateFolder + "/" + name
  }
}
