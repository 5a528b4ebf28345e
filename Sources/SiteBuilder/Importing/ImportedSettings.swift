import Diagnostics
import Files
import Text
import YAML

/// The configuration of an imported site.
struct ImportedSettings {
  private let origin: ImportOrigin
  private var lines: [String] = []

  init(_ origin: ImportOrigin) { self.origin = origin }

  /// The other programs' names of keys.
  private static let names = [
    "title": "title", "site_name": "title", "description": "description", "site_description": "description",
    "baseURL": "url", "baseurl": "url", "site_url": "url", "url": "url", "languageCode": "language",
    "lang": "language", "author": "author", "site_author": "author", "repo_url": "repository",
    "repository": "repository", "copyright": "license", "paginate": "paginate", "future": "future",
    "permalink": "permalink",
  ]

  /// Reads the configuration in YAML or TOML. Keys without a counterpart are reported.
  mutating func read(_ file: SourceFile, _ problems: DiagnosticCollector) {
    let isTOML = SitePath.fileExtension(of: file.path) == "toml"
    let text =
      isTOML
      ? TOMLReplacement.yaml(
        for: file.bytes.lines.map { String(decoding: file.bytes[$0.content], as: UTF8.self) }, limit: .max)
      : []
    // Keys of TOML have no places, since they are read from YAML made of it.
    let yaml =
      isTOML
      ? SourceFile(path: file.path, bytes: Array(text.dropFirst().dropLast().joined(separator: "\n").utf8))
      : file
    guard yaml.notUTF8 == nil, let node = YAMLNode.parse(yaml, 0..<yaml.bytes.count, problems) else { return }
    let base = origin == .jekyll ? node["baseurl"]?.string ?? "" : ""
    for entry in node.entries ?? [] {
      guard let key = entry.key.string, !entry.value.isNull, !(origin == .jekyll && key == "baseurl") else {
        continue
      }
      guard let name = Self.names[key], var value = entry.value.string else {
        let place = isTOML ? SourceRange(startOf: file) : entry.key.range
        problems.report(
          Diagnostic(
            .note, "import.key", "“\(key)” isn't carried over", at: place,
            fix: "see “zoetrope explain configuration” for the keys of \(Configuration.fileName)"))
        continue
      }
      if name == "url" { value += base }
      if name == "permalink" { value = Self.permalink(value) }
      // GitHub's own name of a repository, as its plugin for Jekyll has it.
      if name == "repository", !value.contains("://") { value = "https://github.com/" + value }
      lines.append("\(name): \(Self.quoted(value))")
    }
  }

  /// Jekyll's styles as patterns, without the extension that addresses don't have here.
  private static func permalink(_ value: String) -> String {
    let styles = [
      "date": "/:categories/:year/:month/:day/:title.html",
      "pretty": "/:categories/:year/:month/:day/:title/",
      "none": "/:categories/:title.html", "ordinal": "/:categories/:year/:y_day/:title.html",
    ]
    let pattern = styles[value] ?? value
    return pattern.split(separator: ":output_ext", omittingEmptySubsequences: false).joined(
      separator: ".html")
  }

  private static func quoted(_ text: String) -> String {
    if text == "true" || text == "false" || !text.isEmpty && text.utf8.allSatisfy(\.isDigit) { return text }
    var bytes: [UInt8] = []
    JSONString.append(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  var bytes: [UInt8] {
    var all = lines
    if origin == .jekyll {
      all += ["markup: kramdown", "smart: true"]
      if !lines.contains(where: { $0.hasPrefix("permalink:") }) {
        all.append("permalink: \(Self.quoted(Self.permalink("date")))")
      }
    }
    return Array((all.joined(separator: "\n") + "\n").utf8)
  }
}
