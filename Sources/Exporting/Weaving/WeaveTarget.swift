import Files
import SiteBuilder

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
