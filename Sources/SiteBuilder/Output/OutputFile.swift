/// A file of the finished site.
package struct OutputFile: Sendable {
  package enum Content: Sendable, Equatable {
    case bytes([UInt8])
    /// A copy of a file of the source, by its path in the file system.
    case copy(of: String)
  }

  /// In the site: `tutorials/fold/index.html`.
  package var path: String
  package var content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  /// The file's bytes, read from the source where it is a copy.
  package func bytes() throws(FileError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .copy(let path): try FileSystem.read(path)
    }
  }
}
