import Diagnostics
import Files
import Hashing
import Liquid
import YAML

/// The value of `site.data`: the files in `content/_data`, in YAML or in JSON, which is YAML, too.
struct SiteData {
  static let folder = "content/_data"
  static let extensions = ["yml", "yaml", "json"]

  private var values: [(key: String, value: Value)] = []
  private var names: [String: String] = [:]
  /// A hash of the files' paths and bytes.
  private(set) var fingerprint = ContentHash()

  /// The value of a Jekyll site; nil for others.
  private var nested: Value?

  /// The values by name, in the order of the files' paths.
  var value: Value { nested ?? .dictionary(OrderedMap(values)) }

  init(_ tree: SourceTree, files: [StaticFile], _ diagnostics: DiagnosticCollector) {
    if let site = tree.jekyll {
      let data = JekyllData(tree, site, files: files, diagnostics)
      (nested, fingerprint) = (data.value, data.fingerprint)
      return
    }
    for path in files.compactMap(\.sourcePath) where Self.isData(path) {
      guard let file = tree.read(path, limit: SourceLimit.data, diagnostics) else { continue }
      fingerprint.add(path)
      fingerprint.add(String(file.bytes.count))
      fingerprint.add(file.bytes)
      add(file, diagnostics)
    }
  }

  private mutating func add(_ file: SourceFile, _ diagnostics: DiagnosticCollector) {
    let name = SitePath.stem(of: file.path)
    guard Self.extensions.contains(SitePath.fileExtension(of: file.path)), Self.isOnTop(file.path) else {
      diagnostics.report(
        .error(
          "data.file", "templates can't read this file", at: SourceRange(startOf: file),
          allowed: Self.extensions.map { "\(Self.folder)/name.\($0)" },
          fix: "move it out of \(Self.folder) to copy it to the site"))
      return
    }
    if let other = names[name] {
      diagnostics.report(
        .error(
          "data.name", "“site.data.\(name)” is already \(other)", at: SourceRange(startOf: file),
          fix: "rename one of the two"))
      return
    }
    names[name] = file.path
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let node = YAMLNode.parse(file, start..<file.bytes.count, diagnostics) else { return }
    values.append((name, Value(node)))
  }

  /// Whether a file of the source is data, which isn't part of the site.
  static func isData(_ path: String, in jekyll: JekyllSite? = nil) -> Bool {
    jekyll.map { $0.role(of: path) == .data } ?? path.hasPrefix(folder + "/")
  }

  private static func isOnTop(_ path: String) -> Bool { SitePath.directory(of: path) == folder }
}
