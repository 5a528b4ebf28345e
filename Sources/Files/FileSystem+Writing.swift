#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
  /// Creates or replaces a file. It isn't atomic, so use it for files that nobody reads yet.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try make(path) { file throws(FileError) in try append(bytes[...], to: file, path) }
  }

  /// Creates or replaces a file with a copy of another one, following links. It isn't atomic.
  package static func copy(_ source: String, to path: String) throws(FileError) {
    let input = try InputFile(source)
    try make(path) { file throws(FileError) in
      var piece = [UInt8](repeating: 0, count: min(InputFile.pieceSize, max(input.size, 1)))
      while true {
        let count = try input.fill(&piece)
        if count == 0 { return }
        try append(piece[..<count], to: file, path)
      }
    }
  }

  /// Creates or replaces a file atomically.
  ///
  /// - Parameter draft: an unused path in the same folder.
  package static func replace(_ path: String, with bytes: [UInt8], by draft: String) throws(FileError) {
    do throws(FileError) {
      try write(bytes, to: draft)
      try move(draft, to: path)
    } catch {
      try? removeFile(draft)
      throw error
    }
  }

  /// Opens a file for writing, runs `body`, and closes the file.
  private static func make(_ path: String, _ body: (Int32) throws(FileError) -> Void) throws(FileError) {
    let file = SystemCall.open {
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    }
    guard file >= 0 else { throw FileError("write", path) }
    do throws(FileError) {
      try body(file)
    } catch {
      close(file)
      throw error
    }
    let result = close(file)
    // Some file systems report a full disk only when a file is closed.
    guard !SystemCall.close.fails, result == 0 else { throw FileError("write", path) }
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to file: Int32, _ path: String) throws(FileError) {
    let code = bytes.withUnsafeBytes { buffer -> Int32? in
      var sent = 0
      while sent < buffer.count {
        let start = buffer.baseAddress?.advanced(by: sent)
        let count = SystemCall.write.fails ? -1 : systemWrite(file, start, buffer.count - sent)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        sent += count
      }
      return nil
    }
    if let code { throw FileError("write", path, code: code) }
  }
}

#if canImport(Darwin)
private let systemWrite = Darwin.write
#else
private let systemWrite = Glibc.write
#endif
