#if canImport(Darwin)
import Darwin

/// What a confined process may do on macOS, as the system's sandbox reads it.
enum SandboxProfile {
  static func text(readable: [String]) -> String {
    // Without any, the rule would hold everywhere.
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

  /// Rules are about paths without symbolic links.
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
