import Files
import SiteBuilder
import Text

/// The program that reads woven Markdown: where it keeps files, and how it lets HTML through.
package enum WeaveTarget: String, CaseIterable, Sendable {
  /// Any reader of CommonMark, such as GitHub.
  case markdown
  case hugo, jekyll, mkdocs, sphinx, mdbook, pandoc
  /// A catalog of DocC, which shows no HTML.
  case docc

  /// The folder of drawings, relative to the output.
  package var assets: String {
    switch self {
    case .markdown, .pandoc: "zoetrope"
    case .hugo: "static/zoetrope"
    case .jekyll: "assets/zoetrope"
    case .mkdocs: "docs/zoetrope"
    case .sphinx: "_static/zoetrope"
    case .mdbook: "src/zoetrope"
    case .docc: "Resources/zoetrope"
    }
  }

  /// What figures become unless their author chooses another form.
  package var form: FigureForm { self == .docc ? .mp4 : .html }

  /// The pixels of a point in pictures, which names of files say.
  var pictureScale: Int { self == .docc ? 2 : 1 }

  /// The extensions of its texts.
  package var extensions: Set<String> {
    self == .docc ? ["md", "tutorial"] : ["md", "markdown", "mdx", "qmd"]
  }

  /// The address of the drawings on a page.
  ///
  /// - Parameters:
  ///   - assets: the folder of drawings, relative to the output.
  ///   - path: the page's Markdown, relative to the output.
  func address(of assets: String, from path: String) -> String {
    switch self {
    case .hugo: "/" + assets.withoutPrefix("static/") + "/"
    case .jekyll: "/" + assets + "/"
    case .mkdocs:
      // A page is a folder of its own, unless it is an index.
      relative(to: assets, from: isIndex(path) ? path : SitePath.join(withoutExtension(path), "index.md"))
    case .markdown, .sphinx, .mdbook, .pandoc: relative(to: assets, from: path)
    case .docc: ""
    }
  }

  /// The folder of the site at its host as the program's settings name it, with a slash in front and none at its end;
  /// empty for a site at the top.
  ///
  /// - Parameter source: the folder with the settings.
  func basePath(in source: String) -> String { settings(in: source).map(basePath) ?? "" }

  /// The same by the settings in a folder, or else in the nearest folder around it.
  func basePath(around folder: String) -> String {
    var folder = FileSystem.realPath(folder) ?? folder
    while !folder.isEmpty {
      if let bytes = settings(in: folder) { return basePath(bytes) }
      folder = SitePath.directory(of: folder)
    }
    return ""
  }

  /// The program's settings in a folder; nil if there are none.
  private func settings(in folder: String) -> [UInt8]? {
    let files: [String]
    switch self {
    case .jekyll: files = ["_config.yml"]
    case .hugo:
      files = ["hugo", "config"].flatMap { name in ["toml", "yaml", "yml"].map { "\(name).\($0)" } }
    default: return nil
    }
    return files.lazy.compactMap {
      try? FileSystem.read(folder + "/" + $0, limit: SourceLimit.configuration)
    }.first
  }

  private func basePath(_ bytes: [UInt8]) -> String {
    var values: [String: String] = [:]
    for line in bytes.lines {
      let text = String(decoding: bytes[line.content], as: UTF8.self)
      guard let sign = text.firstIndex(where: { $0 == ":" || $0 == "=" }) else { continue }
      let value = String(text[text.index(after: sign)...]).trimmed.prefix { $0 != "#" && $0 != " " }
      let key = String(text[..<sign]).trimmed.lowercased()
      if values[key] == nil { values[key] = value.filter { $0 != "\"" && $0 != "'" } }
    }
    // Hugo completes addresses by itself then.
    guard let base = values["baseurl"], values["canonifyurls"] != "true" else { return "" }
    let path = base.firstRange(of: "://").map { base[$0.upperBound...].drop { $0 != "/" } } ?? base[...]
    let parts = SitePath.components(String(path))
    return parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
  }

  /// Whether the program takes our directives for code. MyST has nearly all of those that aren't figures.
  var hasNoDirectives: Bool { self != .sphinx }

  /// The directives of the program itself, which it executes.
  var ownDirectives: Set<String> {
    switch self {
    // MyST's own names.
    case .sphinx: ["literalinclude", "figure", "video", "embed", "include", "math"]
    default: []
    }
  }

  /// HTML as the program lets it through. The lines of the HTML aren't blank.
  func raw(_ html: [UInt8]) -> [UInt8] {
    switch self {
    case .markdown, .hugo, .mkdocs, .mdbook, .docc: html
    case .jekyll: Array("{% raw %}{::nomarkdown}\n".utf8) + html + "{:/nomarkdown}{% endraw %}\n".utf8
    case .sphinx: Array("````{raw} html\n".utf8) + html + "````\n".utf8
    case .pandoc: Array("````{=html}\n".utf8) + html + "````\n".utf8
    }
  }

  private func isIndex(_ path: String) -> Bool { ["index", "README"].contains(SitePath.stem(of: path)) }

  private func withoutExtension(_ path: String) -> String {
    SitePath.join(SitePath.directory(of: path), SitePath.stem(of: path))
  }

  private func relative(to assets: String, from path: String) -> String {
    String(decoding: RelativeURL.make(from: path, to: assets + "/x"), as: UTF8.self).droppingLast()
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  fileprivate func droppingLast() -> String { String(dropLast()) }
}
