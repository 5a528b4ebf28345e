#if canImport(Darwin)
import Darwin

/// The rights of a confined process on macOS, in the sandbox's profile language.
enum SandboxProfile {
  static func text(readable: [String]) -> String {
    // One rule per path: a rule without a path would allow all files.
    let rules = readable.map { "(allow file-read* file-map-executable (subpath \(quoted(resolved($0)))))" }
    return """
      (version 1)
      (deny default)
      (allow file-read-metadata)
      (allow sysctl-read)
      (allow process-info* (target self))
      (allow signal (target self))
      \(rules.joined(separator: "\n"))
      """
  }

  /// The path without symbolic links, which rules require.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
#endif
