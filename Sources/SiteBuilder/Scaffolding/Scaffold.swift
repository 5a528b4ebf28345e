import Diagnostics
import Files
import Markdown

/// Creates files to start from.
package enum Scaffold {
  /// The reason for a failure.
  package struct Failure: Error {
    package let diagnostic: Diagnostic
  }

  /// What a new site is about.
  package enum Kind: Sendable {
    case tutorials, blog, docs
  }

  /// Creates a small site that builds without problems. An existing file is an error, except for `.gitignore`.
  ///
  /// - Parameter workflow: the workflow to create with it.
  /// - Returns: the paths of the new files in the folder.
  package static func makeSite(
    _ kind: Kind = .tutorials, workflow: (file: Workflow, installation: Workflow.Installation)? = nil,
    in folder: String
  ) throws(Failure) -> [String] {
    var files = StarterSite.files(kind)
    if try stands(folder + "/" + StarterSite.ignored.path) {
      files.removeAll { $0.path == StarterSite.ignored.path }
    }
    if let workflow { files.append((workflow.file.path, workflow.file.text(workflow.installation))) }
    try create(files, in: folder, fix: "choose an empty folder")
    return files.map(\.path)
  }

  /// Creates files. An existing one is an error.
  static func create(
    _ files: [(path: String, text: String)], in folder: String, fix: String
  ) throws(Failure) {
    for (path, _) in files where try stands(folder + "/" + path) {
      throw Failure(
        diagnostic: .error("scaffold.exists", "“\(path)” already exists in “\(folder)”", at: nil, fix: fix))
    }
    try write(files.map { ($0.path, Array($0.text.utf8)) }, to: folder)
  }

  /// Whether something exists at a path, perhaps a broken link.
  static func stands(_ path: String) throws(Failure) -> Bool {
    do throws(FileError) {
      return try FileSystem.kind(of: path) != nil
    } catch {
      throw Failure(
        diagnostic: .error(
          "scaffold.failed", error.description, at: nil, fix: "check the permissions of the folder"))
    }
  }

  /// Writes new files; after an error, removes them again.
  static func write(_ files: [(path: String, bytes: [UInt8])], to folder: String) throws(Failure) {
    for (path, _) in files where try !isInside(folder, folder + "/" + path) {
      throw Failure(diagnostic: SourceBoundary.refusal(of: SitePath.directory(of: path)))
    }
    var made: [String] = []
    do throws(FileError) {
      for (path, bytes) in files {
        let place = folder + "/" + path
        try FileSystem.makeFolders(SitePath.parent(of: place) ?? ".")
        made.append(place)
        try FileSystem.write(bytes, to: place)
      }
    } catch {
      for place in made { try? FileSystem.removeFile(place) }
      throw Failure(
        diagnostic: .error(
          "scaffold.failed", error.description, at: nil, fix: "check the permissions of the folder"))
    }
  }

  /// Whether a file is inside a folder, after following links.
  private static func isInside(_ folder: String, _ path: String) throws(Failure) -> Bool {
    do throws(FileError) {
      guard let root = try OutputFolder.realPathOfMissing(folder),
        let place = try OutputFolder.realPathOfMissing(path)
      else { return true }
      return place.utf8.starts(with: (root == "/" ? "/" : root + "/").utf8)
    } catch {
      throw Failure(
        diagnostic: .error(
          "scaffold.failed", error.description, at: nil, fix: "check the permissions of the folder"))
    }
  }
}
