import Files

/// A regular file, open for reading; closed when the last reference goes.
package final class OpenFile: Sendable {
  private let file: InputFile

  /// Bytes.
  package var size: Int { file.size }
  /// Differs between two versions of a file: see `Status.version`.
  package var version: String { file.status.version }

  /// Opens a regular file that lies in a folder, through whatever links; nil for anything else, and when it
  /// cannot be read.
  ///
  /// What was opened is asked where it lies: a path that is checked first may lead elsewhere a moment later.
  ///
  /// - Parameter folder: An absolute path without links.
  package init?(path: String, inside folder: String) {
    guard let file = try? InputFile(path), let place = file.place, SitePath.isInside(place, folder) else {
      return nil
    }
    self.file = file
  }

  /// The file's bytes; nil if reading fails. Fewer than `size` when it has been cut meanwhile.
  package func contents() -> [UInt8]? { try? file.next(upTo: size, from: 0) }

  /// Fills a buffer, or less of it where the file ends; returns how many bytes, nil when reading fails.
  func read(at position: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    try? file.fill(buffer, from: position)
  }
}
