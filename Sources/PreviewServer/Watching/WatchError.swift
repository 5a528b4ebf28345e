/// The reason why files can't be watched.
package struct WatchError: Error, CustomStringConvertible {
  package let description: String

  init(watching path: String, _ cause: PosixError) {
    description = "can't watch \(path): \(cause)"
  }

  init(_ description: String) {
    self.description = description
  }
}
