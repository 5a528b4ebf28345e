import Cache
import Diagnostics
import Files

/// Files of `render` in a folder that is somebody else's, such as the one of an article or a talk.
///
/// Each ends with a comment that holds a hash of all that is before it. So it is known again without any list, also
/// where it was moved, and a file that was edited since is not taken for it.
package struct RenderedFiles {
  private static let workFolder = ".render.zoetrope"
  private static let mark = "<!-- made by zoetrope render; replaced by it unless edited: "
  private static let end = " -->\n"

  private let folder: String
  private let files: [OutputFile]

  /// - Parameters:
  ///   - files: by their names, of kinds in which nobody minds a comment at the end.
  ///   - folder: where to write them; made if it is missing.
  package init(_ files: [(name: String, bytes: [UInt8])], in folder: String) {
    self.folder = folder
    self.files = files.map { OutputFile(path: $0.name, content: .bytes(Self.sealed($0.bytes))) }
  }

  // MARK: Knowing them again

  /// Bytes of the comment at the end of each file.
  package static let markSize = mark.utf8.count + SHA256.hash([]).text.utf8.count + end.utf8.count

  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    bytes + (mark + SHA256.hash(bytes).text + end).utf8
  }

  private static func isIntact(_ bytes: [UInt8]) -> Bool {
    bytes.count >= markSize && sealed(Array(bytes.dropLast(markSize))) == bytes
  }

  /// Of a file that may be one of ours: larger ones are somebody else's.
  private static let sizeLimit = 256 << 20

  private static func isIntact(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      return isIntact(try FileSystem.readUnlinked(path, limit: sizeLimit))
    } catch {
      if case .size = error.reason { return false }
      throw error
    }
  }

  /// What stands in the way: everything that was not made by `render`, or was edited since.
  package func problems() throws(FileError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for file in files {
      let path = folder + "/" + file.path
      guard let reason = try Self.obstacle(at: path) else { continue }
      problems.append(
        .error(
          "render.foreign-file", "“\(path)” \(reason)", at: nil,
          fix: "move it away, or name another folder with --output"))
    }
    return problems
  }

  private static func obstacle(at path: String) throws(FileError) -> String? {
    switch try FileSystem.kind(of: path) {
    case nil: nil
    case .symbolicLink: "is a symbolic link"
    case .folder, .other: "is no file"
    case .file:
      try isIntact(path) ? nil : "was not made by “zoetrope render”, or was edited since"
    }
  }

  // MARK: Writing

  /// Writes all files; if that fails, what was there is there again.
  ///
  /// - Returns: the names of those that were not there with the same bytes.
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
        if try FileSystem.kind(of: place) == nil {
          try FileSystem.move(new + "/" + file.path, toFree: place)
          undo.append { try? FileSystem.removeFile(place) }
        } else {
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

  /// Keeps a file that is about to be replaced.
  private static func keep(_ file: String, as copy: String) throws(FileError) {
    do throws(FileError) {
      try FileSystem.link(file, to: copy)
    } catch {
      try FileSystem.copy(file, to: copy)
    }
  }
}
