/// Where a preview's pages come from: a folder, or a site held in memory.
///
/// Called on the server's threads, several at a time.
package protocol ContentSource: Sendable {
  /// What stands at a path, or nil where nothing does.
  ///
  /// - Parameter path: Decoded, starting with `/`, without empty, `.` or `..` components, NUL, backslashes or
  ///   control characters. Ends with `/` where a folder is meant.
  func response(for path: String) -> Response?
}
