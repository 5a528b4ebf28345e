import Files

/// A regular file, open for reading.
package final class OpenFile: Sendable {
  private let file: InputFile

  /// The size in bytes.
  package var size: Int { file.size }
  /// A text that identifies the version of the file (`Status.version`).
  package var version: String { file.status.version }

  /// Opens a regular file inside a folder, following links; nil for other files and after failures.
  ///
  /// The location is checked after opening: a path checked before may lead elsewhere a moment later.
  ///
  /// - Parameter folder: the folder's real path.
  package init?(path: String, inside folder: String) {
    guard let file = try? InputFile(path), let place = file.place, SitePath.isInside(place, folder) else {
      return nil
    }
    self.file = file
  }

  /// The file's bytes; nil if reading fails. Fewer than `size` if the file has been truncated.
  package func contents() -> [UInt8]? { try? file.next(upTo: size, from: 0) }

  /// Fills a buffer, and returns the number of bytes, smaller only at the end; nil if reading fails.
  func read(at position: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    try? file.fill(buffer, from: position)
  }
}
