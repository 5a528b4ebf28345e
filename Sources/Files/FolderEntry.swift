/// A name in a folder, and what stands there.
package struct FolderEntry: Sendable {
  /// With the replacement character in the place of what is no UTF-8: then it is good for showing only.
  package let name: String
  package let kind: FileSystem.Kind
  /// The name as it is, with a zero at its end, where it is no UTF-8.
  private let bytes: [CChar]?

  init(name: UnsafePointer<CChar>, kind: FileSystem.Kind) {
    self.kind = kind
    if let text = String(validatingCString: name) {
      self.name = text
      bytes = nil
    } else {
      self.name = String(cString: name)
      var end = 0
      while name[end] != 0 { end += 1 }
      bytes = Array(UnsafeBufferPointer(start: name, count: end + 1))
    }
  }

  /// Whether `name` is the name, so that a path can be made of it.
  package var isText: Bool { bytes == nil }

  func withName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes?.withUnsafeBufferPointer { $0.baseAddress.map(body) } ?? name.withCString(body)
  }
}
