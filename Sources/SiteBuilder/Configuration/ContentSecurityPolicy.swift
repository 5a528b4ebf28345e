/// What browsers may load for the pages of a site, and run on them (Content Security Policy Level 3).
struct ContentSecurityPolicy: Sendable, Hashable {
  /// As in the header `Content-Security-Policy`.
  private(set) var text: String

  init(_ text: String) {
    self.text = text
  }

  /// The site's own style sheets, pictures, fonts and films, and nothing else: no script, no frame, no form, and no
  /// style within a page.
  static let strict = ContentSecurityPolicy(
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; base-uri 'none'; "
      + "form-action 'none'")

  /// The policy under which the preview's own script runs, and hears of changes.
  var allowingReload: ContentSecurityPolicy {
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

  private static func position(of name: String, in directives: [[String]]) -> Int? {
    directives.firstIndex { $0[0].lowercased() == name }
  }

  /// The sources of a directive, and the site itself.
  private static func opened(_ directive: [String], as name: String) -> [String] {
    [name] + directive.dropFirst().filter { !["'none'", "'self'"].contains($0.lowercased()) } + ["'self'"]
  }
}
