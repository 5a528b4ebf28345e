import Files
import Threads

package struct OutputFile: Sendable {
  package enum Content: Sendable, Equatable {
    case bytes([UInt8])
    /// A copy of a file of the source, or of the output itself, given by its path in the file system.
    case copy(of: String)
  }

  /// The path in the site: `tutorials/fold/index.html`.
  package var path: String
  package var content: Content
  /// Whether the path depends on the bytes, so that an existing file needn't be compared.
  package var isNamedAfterContent: Bool

  package init(path: String, content: Content, isNamedAfterContent: Bool = false) {
    self.path = path
    self.content = content
    self.isNamedAfterContent = isNamedAfterContent
  }

  /// The file's bytes, which are read for a copy of any size.
  package func bytes() throws(FileError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .copy(let path): try FileSystem.read(path, limit: .max)
    }
  }

  // MARK: Writing

  /// Writes files, sorted by path, to a folder that isn't read yet.
  ///
  /// - Parameter makesFolders: whether the folder is empty, so that folders in it have to be created.
  package static func write(_ files: [OutputFile], to folder: String, makesFolders: Bool = false)
    throws(FileError)
  {
    let failures = Workers.map(files.count) { index -> FileError? in
      do throws(FileError) {
        if makesFolders {
          let own = SitePath.directory(of: files[index].path)
          let isFirst = index == 0 || SitePath.directory(of: files[index - 1].path) != own
          if isFirst, !own.isEmpty { try FileSystem.makeFolders(folder + "/" + own) }
        }
        try files[index].write(to: folder + "/" + files[index].path)
        return nil
      } catch {
        return error
      }
    }
    if let failure = failures.compactMap({ $0 }).first { throw failure }
  }

  private func write(to target: String) throws(FileError) {
    do throws(FileError) {
      try writeContent(to: target)
    } catch {
      guard error.isNotFound, error.path == target, let folder = SitePath.parent(of: target) else {
        throw error
      }
      try FileSystem.makeFolders(folder)
      try writeContent(to: target)
    }
  }

  private func writeContent(to target: String) throws(FileError) {
    switch content {
    case .bytes(let bytes): try FileSystem.write(bytes, to: target)
    case .copy(let source): try FileSystem.copy(source, to: target)
    }
  }

  // MARK: Comparing

  /// The size of a file in a folder in bytes; nil if there is none.
  static func size(of path: String, in folder: String) -> Int? {
    guard let file = try? Status(folder + "/" + path), file.kind == .file else { return nil }
    return file.size
  }

  /// Whether a file is missing in a folder, is unreadable, or has other bytes.
  func differs(in folder: String) -> Bool {
    let target = folder + "/" + path
    do throws(FileError) {
      guard let old = try Status(target), old.kind == .file else { return true }
      if content == .copy(of: target) { return false }
      switch content {
      case .bytes(let bytes):
        guard old.size == bytes.count else { return true }
        if isNamedAfterContent { return false }
        return try FileSystem.read(target, limit: bytes.count) != bytes
      case .copy(let source): return try !FileSystem.haveSameBytes(target, source)
      }
    } catch {
      return true
    }
  }
}
