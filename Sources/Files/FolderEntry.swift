package struct FolderEntry: Sendable {
  /// The name. Invalid UTF-8 is shown by replacement characters, so the name can't be used for a path then.
  package let name: String
  package let kind: FileSystem.Kind
  /// The bytes of a name of invalid UTF-8, with a zero at the end; nil for other names.
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

  /// Whether the name is valid UTF-8, so that a path can contain it.
  package var isText: Bool { bytes == nil }

  func withName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes?.withUnsafeBufferPointer { $0.baseAddress.map(body) } ?? name.withCString(body)
  }
}
