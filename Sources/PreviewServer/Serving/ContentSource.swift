/// The source of a preview's pages: a folder, or a site in memory.
///
/// The server's threads call it concurrently.
package protocol ContentSource: Sendable {
  /// The response for a path; nil if there is none.
  ///
  /// - Parameter path: the decoded path. It starts with `/`, ends with `/` for a folder, and has no empty,
  ///   `.` or `..` components, backslashes or control characters.
  func response(for path: String) -> Response?
}
