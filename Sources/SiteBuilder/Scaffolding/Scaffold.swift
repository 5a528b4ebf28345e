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
    try write(files, to: folder)
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
    try write([(path, StarterSite.tutorial(titled: title))], to: source)
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

  /// Writes files that are not there yet: all of them or none.
  private static func write(_ files: [(path: String, text: String)], to folder: String) throws(Failure) {
    for (path, _) in files where try !isInside(folder, folder + "/" + path) {
      throw Failure(diagnostic: SourceBoundary.refusal(of: SitePath.directory(of: path)))
    }
    var made: [String] = []
    do throws(FileError) {
      for (path, text) in files {
        let place = folder + "/" + path
        try FileSystem.makeFolders(SitePath.parent(of: place) ?? ".")
        made.append(place)
        try FileSystem.write(Array(text.utf8), to: place)
      }
    } catch {
      for place in made { try? FileSystem.removeFile(place) }
      throw Failure(diagnostic: .error("scaffold.failed", error.description, at: nil))
    }
  }

  /// Whether a file would lie in a folder, and not where a link in it leads.
  private static func isInside(_ folder: String, _ path: String) throws(Failure) -> Bool {
    do throws(FileError) {
      guard let root = try OutputFolder.realPathOfMissing(folder),
        let place = try OutputFolder.realPathOfMissing(path)
      else { return true }
      return place.utf8.starts(with: (root == "/" ? "/" : root + "/").utf8)
    } catch {
      throw Failure(diagnostic: .error("scaffold.failed", error.description, at: nil))
    }
  }
}
