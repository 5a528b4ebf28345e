import Files

/// A version of a file, or the absence of one.
struct FileVersion: Sendable {
  /// The version (`Status.version`, or that of an unsaved text); nil for a missing file.
  let text: String?
  /// Whether the next version may get the same text.
  private let isUnsure: Bool

  /// - Parameter path: the path relative to the source folder.
  init(_ path: String, in root: String, _ unsaved: UnsavedTexts?) {
    if let version = unsaved?.version(of: path) {
      (text, isUnsure) = (version, false)
      return
    }
    let path = root + "/" + path
    let status = ((try? Status(path, followsLinks: true)) ?? nil)
    text = status?.version
    isUnsure = status?.isRecent ?? false
  }

  func isSame(as later: FileVersion) -> Bool { !isUnsure && text == later.text }
}
