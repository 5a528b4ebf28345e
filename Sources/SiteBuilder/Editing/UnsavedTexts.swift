import Files
import Synchronization

/// The texts of files that an editor has changed but not saved. Builds read them in place of the files.
package final class UnsavedTexts: Sendable {
  private struct Text {
    var bytes: [UInt8]
    /// Distinguishes this text from all others of the session.
    var version: Int
  }

  private struct State {
    var texts: [String: Text] = [:]
    var lastVersion = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets the text of a file; nil to read the file again.
  ///
  /// - Parameter path: the path relative to the source folder.
  package func set(_ bytes: [UInt8]?, for path: String) {
    state.withLock { state in
      state.lastVersion += 1
      state.texts[path] = bytes.map { Text(bytes: $0, version: state.lastVersion) }
    }
  }

  /// A text that identifies the version of an unsaved file; nil for other files.
  func version(of path: String) -> String? {
    state.withLock { $0.texts[path].map { "unsaved \($0.version)" } }
  }

  /// The bytes of an unsaved file; nil for other files.
  func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8]? {
    guard let bytes = state.withLock({ $0.texts[path]?.bytes }) else { return nil }
    guard bytes.count <= limit else {
      throw FileError("read", path, code: FileError.tooLarge, reason: .size(limit: limit))
    }
    return bytes
  }
}

extension UnsavedTexts? {
  /// Reads a file of the source, as the editor has it or else from the disk.
  ///
  /// - Parameter path: the path relative to the source folder, or absolute.
  func read(_ path: String, in root: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = try self?.bytes(of: path, limit: limit) { return bytes }
    return try FileSystem.read(SourceTree.place(of: path, in: root), limit: limit)
  }
}
