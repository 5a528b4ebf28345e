import Diagnostics
import Files

/// Files of `render`, `figure`, `weave` and others in a folder with other files, such as that of an article.
///
/// Each ends with a `FileSeal`. So it is recognized without a list, even if moved, and an edited file isn't replaced.
package struct RenderedFiles {
  private static let workFolder = ".render.zoetrope"

  private let folder: String
  private let files: [OutputFile]

  /// - Parameters:
  ///   - files: the files by name, in formats that allow a comment at the end.
  ///   - folder: the folder to write to; created if missing.
  package init(_ files: [(name: String, bytes: [UInt8])], in folder: String) {
    self.folder = folder
    self.files = files.map {
      OutputFile(path: $0.name, content: .bytes(FileSeal(for: $0.name).sealed($0.bytes)))
    }
  }

  /// The size of the comment in bytes.
  package static let markSize = FileSeal.comment.size

  /// Whether a file ends with the mark of the program, edited or not.
  package static func isMarked(_ bytes: [UInt8]) -> Bool { FileSeal.ends(bytes) }

  /// The maximum bytes of our files; larger ones aren't ours.
  private static let sizeLimit = 256 << 20

  private static func isIntact(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      return FileSeal.isIntact(try FileSystem.readUnlinked(path, limit: sizeLimit), named: path)
    } catch {
      if case .size = error.reason { return false }
      throw error
    }
  }

  /// The files in the way that aren't ours, or that were edited since.
  package func problems() throws(FileError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for file in files {
      let path = folder + "/" + file.path
      guard let reason = try Self.obstacle(at: path) else { continue }
      problems.append(
        .error(
          "render.foreign-file", "“\(path)” \(reason)", at: nil,
          fix: "move it away, or choose another folder with --output"))
    }
    return problems
  }

  private static func obstacle(at path: String) throws(FileError) -> String? {
    switch try FileSystem.kind(of: path) {
    case nil: nil
    case .symbolicLink: "is a symbolic link"
    case .folder, .other: "isn't a file"
    case .file:
      try isIntact(path) ? nil : "was not made by zoetrope, or was edited since"
    }
  }

  // MARK: Writing

  /// Writes all files. Restores the previous ones after an error.
  ///
  /// Unlike `InPlaceUpdate`, it keeps no journal to complete later: an author may have edited the files by then.
  ///
  /// - Returns: the names of the changed files.
  package func write() throws(FileError) -> [String] {
    let made = try FileSystem.makeFolders(folder)
    do throws(FileError) {
      let changed = files.filter { $0.differs(in: folder) }
      if !changed.isEmpty { try replace(changed) }
      return changed.map(\.path)
    } catch {
      for folder in made.reversed() { _ = try? FileSystem.removeEmptyFolder(folder) }
      throw error
    }
  }

  private func replace(_ changed: [OutputFile]) throws(FileError) {
    let work = try WorkFolder(folder + "/" + Self.workFolder) {}
    try work.clear()
    defer { try? work.clear() }
    let (new, old) = (work.path + "/new", work.path + "/old")
    try FileSystem.makeFolders(new)
    try FileSystem.makeFolders(old)
    try OutputFile.write(changed, to: new)
    var undo: [() -> Void] = []
    do throws(FileError) {
      for file in changed {
        let (place, earlier) = (folder + "/" + file.path, old + "/" + file.path)
        if let parent = SitePath.parent(of: place) { _ = try FileSystem.makeFolders(parent) }
        if try FileSystem.kind(of: place) == nil {
          try FileSystem.move(new + "/" + file.path, toFree: place)
          undo.append { try? FileSystem.removeFile(place) }
        } else {
          if let parent = SitePath.parent(of: earlier) { _ = try FileSystem.makeFolders(parent) }
          try Self.keep(place, as: earlier)
          try FileSystem.move(new + "/" + file.path, to: place)
          undo.append { try? FileSystem.move(earlier, to: place) }
        }
      }
    } catch {
      for step in undo.reversed() { step() }
      throw error
    }
  }

  /// Keeps a copy of a file before it is replaced.
  private static func keep(_ file: String, as copy: String) throws(FileError) {
    do throws(FileError) {
      try FileSystem.link(file, to: copy)
    } catch {
      try FileSystem.copy(file, to: copy)
    }
  }
}
