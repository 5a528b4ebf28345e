import Files

/// A version of a file, or the absence of one.
struct FileVersion: Sendable {
  /// The version (`Status.version`); nil for a missing file.
  let text: String?
  /// Whether the next version may get the same text.
  private let isUnsure: Bool

  init(_ path: String) {
    let status = ((try? Status(path, followsLinks: true)) ?? nil)
    text = status?.version
    isUnsure = status?.isRecent ?? false
  }

  func isSame(as later: FileVersion) -> Bool { !isUnsure && text == later.text }
}
