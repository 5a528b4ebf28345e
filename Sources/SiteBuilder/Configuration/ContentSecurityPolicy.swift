/// A policy of what browsers may load and run for a site's pages (Content Security Policy Level 3).
struct ContentSecurityPolicy: Sendable, Hashable {
  /// The value of the header `Content-Security-Policy`.
  private(set) var text: String

  init(_ text: String) {
    self.text = text
  }

  /// Allows the site's style sheets, pictures, fonts and films; no scripts, frames, forms, or inline styles.
  static let strict = ContentSecurityPolicy(
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; base-uri 'none'; "
      + "form-action 'none'")

  /// The policy extended so that the site's own scripts run, and load its files: search, buttons that copy code, and the preview's.
  var allowingOwnScripts: ContentSecurityPolicy {
    var directives = text.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
      .filter { !$0.isEmpty }
    for name in ["script-src", "connect-src"] {
      if let position = Self.position(of: name, in: directives) {
        directives[position] = Self.opened(directives[position], as: name)
      } else if let standard = Self.position(of: "default-src", in: directives) {
        directives.append(Self.opened(directives[standard], as: name))
      }
    }
    return ContentSecurityPolicy(directives.map { $0.joined(separator: " ") }.joined(separator: "; "))
  }

  /// The policy extended so that pages of some hosts can be shown in frames.
  func allowingFrames(of hosts: [String]) -> ContentSecurityPolicy {
    var directives = text.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
      .filter { !$0.isEmpty }
    let own = ["frame-src", "child-src"].lazy.compactMap { Self.position(of: $0, in: directives) }.first
    guard own != nil || Self.position(of: "default-src", in: directives) != nil else { return self }
    let known = own.map { directives[$0].dropFirst().filter { $0.lowercased() != "'none'" } } ?? []
    let frames = ["frame-src"] + known + hosts.map { "https://" + $0 }.filter { !known.contains($0) }
    if let own, directives[own][0].lowercased() == "frame-src" {
      directives[own] = frames
    } else {
      directives.append(frames)
    }
    return ContentSecurityPolicy(directives.map { $0.joined(separator: " ") }.joined(separator: "; "))
  }

  private static func position(of name: String, in directives: [[String]]) -> Int? {
    directives.firstIndex { $0[0].lowercased() == name }
  }

  /// A directive's sources and the site itself.
  private static func opened(_ directive: [String], as name: String) -> [String] {
    [name] + directive.dropFirst().filter { !["'none'", "'self'"].contains($0.lowercased()) } + ["'self'"]
  }
}
