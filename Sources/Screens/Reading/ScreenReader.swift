import Diagnostics
import YAML

/// Reads a screen's YAML into typed values, and collects all errors.
///
/// Every function reports a wrong value at its own place and continues, with nil or without the value, to
/// find more errors.
struct ScreenReader {
  /// The deepest nesting of views.
  static let depthLimit = 32
  /// The most views, rows and cards of a screen.
  static let viewLimit = 2000

  /// Whether the screen has a grouped list, which selects the default background.
  var hasGroupedList = false
  /// Whether a row continues past the screen's edge, where it is cut off.
  var hasScrollingRow = false
  private let loadImage: SiteImage.Loader
  private let diagnostics: DiagnosticCollector
  private var depth = 0
  private var viewCount = 0

  init(image: @escaping SiteImage.Loader, _ diagnostics: DiagnosticCollector) {
    loadImage = image
    self.diagnostics = diagnostics
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  func image(named name: Located<String>) -> SiteImage? { loadImage(name, diagnostics) }

  func image(named name: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    loadImage(name, diagnostics)
  }

  // MARK: Mappings

  /// Opens a mapping; nil, with a diagnostic, for anything else.
  mutating func fields(_ subject: String, of node: YAMLNode) -> Fields? {
    guard let entries = node.entries else {
      report(
        .error(
          "screen.value", "\(subject) is a mapping of keys to values, not \(node.kindName)",
          at: node.range, fix: "write it as “{key: value}”"))
      return nil
    }
    return Fields(subject, entries, at: node.range)
  }

  /// Opens a mapping, or takes a text as the value of a key.
  mutating func fields(_ subject: String, of node: YAMLNode, shorthand key: String) -> Fields? {
    node.string == nil ? fields(subject, of: node) : Fields(subject, shorthand: key, node)
  }

  /// Reports the keys that were not taken.
  mutating func finish(_ fields: Fields) {
    for key in fields.unknown {
      report(
        .unknown(
          "key", key.string ?? key.kindName, "screen.unknown-key", at: key.range, allowed: fields.known
        ).about(fields.subject))
    }
  }

  mutating func missing(_ key: String, in fields: Fields) {
    report(
      .error("screen.missing", "\(fields.subject) needs “\(key)”", at: fields.range, fix: "add “\(key): …”"))
  }

  // MARK: Bounds

  /// Counts a view; false beyond the limit, with a diagnostic at the first view too many.
  mutating func count(at range: SourceRange) -> Bool {
    viewCount += 1
    if viewCount == Self.viewLimit + 1 {
      report(
        .error(
          "screen.too-many", "a screen has at most \(Self.viewLimit) views and rows", at: range,
          fix: "leave out views that aren't visible"))
    }
    return viewCount <= Self.viewLimit
  }

  /// Reads a value one level deeper; nil, with a diagnostic, below the limit.
  mutating func nested<Value>(at range: SourceRange, _ read: (inout ScreenReader) -> Value?) -> Value? {
    guard depth < Self.depthLimit else {
      report(
        .error(
          "screen.too-deep", "views are nested more than \(Self.depthLimit) deep", at: range,
          fix: "remove stacks with a single view"))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }
}

extension Diagnostic {
  /// The diagnostic with its subject: `unknown key “txt” of a label`.
  fileprivate func about(_ subject: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.summary += " of \(subject)"
    return diagnostic
  }
}
