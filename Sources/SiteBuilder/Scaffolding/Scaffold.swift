import Diagnostics
import Files
import Markup

/// Files to start from.
package enum Scaffold {
  /// Why something could not be made.
  package struct Failure: Error {
    package let diagnostic: Diagnostic
  }

  /// Makes a small site that builds without problems, and touches no file that is there.
  ///
  /// - Returns: the paths of the files made, in the folder.
  package static func makeSite(in folder: String) throws(Failure) -> [String] {
    let files = StarterSite.files
    for (path, _) in files where try stands(folder + "/" + path) {
      throw Failure(
        diagnostic: .error(
          "scaffold.exists", "there is already a “\(path)” in “\(folder)”", at: nil,
          fix: "choose an empty folder"))
    }
    for (path, text) in files { try write(text, to: folder + "/" + path) }
    return files.map(\.path)
  }

  /// Starts a tutorial: a draft with a title.
  ///
  /// - Returns: its path in the source folder.
  package static func makeTutorial(titled title: String, in source: String) throws(Failure) -> String {
    let path = "content/\(SitePlan.tutorialFolder)/\(Slug.make(title)).md"
    guard try !stands(source + "/" + path) else {
      throw Failure(
        diagnostic: .error(
          "scaffold.exists", "there is already a “\(path)”", at: nil, fix: "choose another title"))
    }
    try write(StarterSite.tutorial(titled: title), to: source + "/" + path)
    return path
  }

  /// Whether something stands at a path, be it a link to nothing.
  private static func stands(_ path: String) throws(Failure) -> Bool {
    do throws(FileError) {
      return try FileSystem.kind(of: path) != nil
    } catch {
      throw Failure(diagnostic: .error("scaffold.failed", error.description, at: nil))
    }
  }

  private static func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileError) {
      try FileSystem.makeFolders(SitePath.parent(of: path) ?? ".")
      try FileSystem.write(Array(text.utf8), to: path)
    } catch {
      throw Failure(diagnostic: .error("scaffold.failed", error.description, at: nil))
    }
  }
}
