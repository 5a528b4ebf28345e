import Files
import HTML
import Testing

@testable import SiteBuilder

/// A site whose address has a path, as those of GitHub's projects have.
struct ProjectSiteTests {
  private static let figure = """

    ```{screen} one
    background: white
    ```
    ```{strip} fade
    :from: one
    :to: one
    :frames: 2
    ```

    """

  private func built() throws -> BuiltSite {
    let site = try TestSite(
      [
        "zoetrope.yml": "title: Site\nurl: https://me.github.io/repo\n", "content/index.md": "# Home\n",
        "content/about.md": "---\ntags: [a]\ndate: 2014-05-17\n---\n# About\n\n[fold](tutorials/fold.md)\n"
          + Self.figure,
        "content/tutorials/fold.md": "# Fold\n\n![picture](picture.svg)\n",
        "content/tutorials/picture.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "content/404.md":
          "---\nroot: x\n---\n# Gone\n\n[fold](tutorials/fold.md) <a href=\"{{ page.relative_root }}about/\">x</a>\n"
          + Self.figure,
      ], usesPlainTemplates: false)
    return site.build()
  }

  private func links(_ html: [UInt8]) -> [String] {
    html.withUnsafeBufferPointer { bytes in
      HTMLAddress.all(in: bytes).map { String(decoding: $0.text(in: bytes), as: UTF8.self) }
    }
  }

  @Test func `every link of every page leads to a file, wherever the page for missing pages is shown`() throws
  {
    let built = try built()
    #expect(built.report == "")
    let files = built.files.filter { $0.path.hasSuffix(".html") }
    #expect(files.count > 5)
    for file in files {
      for link in links(try file.bytes()) where !link.hasPrefix("#") {
        if link.hasPrefix("https://me.github.io/repo/") { continue }
        let isNotFound = file.path == "404.html"
        #expect(link.hasPrefix("/repo/") == isNotFound, "\(file.path): \(link)")
        let path = isNotFound ? "/" + link.dropFirst("/repo/".count) : link
        let plain = String(path.prefix { $0 != "?" && $0 != "#" })
        let target = SitePath.resolve(plain, from: SitePath.directory(of: file.path)) ?? "nowhere"
        let found = plain.hasSuffix("/") ? SitePath.join(target, "index.html") : target
        #expect(built.outputs[found] != nil, "\(file.path): \(link)")
      }
    }
  }

  @Test func `the page for missing pages shows its figures and menu from the site’s root`() throws {
    let text = try #require(try built().text("404.html"))
    for part in [
      "href=\"/repo/tutorials/index.html\"", "href=\"/repo/tutorials/fold/index.html\"",
      "href=\"/repo/about/index.html\"",
      "src=\"/repo/assets/figures/", "href=\"/repo/assets/figures.css\"",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("/repo/repo"))
  }
}
