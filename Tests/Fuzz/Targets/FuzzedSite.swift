import Diagnostics
import Files
import Foundation
import HTML

@testable import SiteBuilder

/// What the builder reads of a site beside its pages' texts.
enum FuzzedSite {
  /// The configuration, and a site of one page with it.
  static func configuration(_ bytes: [UInt8]) {
    let diagnostics = DiagnosticCollector()
    let file = SourceFile(path: Configuration.fileName, bytes: bytes)
    let configuration = Configuration(file, diagnostics)
    let page = SourceFile(path: "content/a.md", bytes: bytes)
    let pages = [page, SourceFile(path: "content/2013-09-20-b.md", text: "---\ntags: [x, y]\n---\n# B\n")]
    let plan = SitePlan(
      pages.map { SourcePage($0, path: String($0.path.dropFirst("content/".count))) }, staticFiles: [],
      configuration: configuration)
    for page in plan.pages {
      law(SitePath.resolve(page.outputPath, from: "") == page.outputPath, "pages stay in the site")
    }
    print(diagnostics.diagnostics + plan.diagnostics)
  }

  static func links(_ bytes: [UInt8]) {
    guard let page = plan.pages.first else { return }
    let resolver = LinkResolver(plan)
    bytes.withUnsafeBufferPointer { html in
      var end = 0
      for address in HTMLAddress.all(in: html) {
        law(address.range.lowerBound >= end && !address.range.isEmpty, "addresses follow one another")
        end = address.range.upperBound
      }
      law(end <= html.count, "addresses lie in the text")
    }
    var links = RelativeLinks(page, resolver, base: "")
    let rewritten = links.rewrite(bytes)
    law(!bytes.isEmpty || rewritten.isEmpty, "nothing comes of nothing")
    let destination = LinkDestination(bytes)
    if !destination.isExternal { _ = resolver.entry(at: destination.path, on: page) }
  }

  private static let plan: SitePlan = {
    let sources = ["index.md", "tutorials/fold.md", "a/b/c.md"].map {
      SourcePage(SourceFile(path: "content/\($0)", text: "# \($0)\n"), path: $0)
    }
    return SitePlan(sources, staticFiles: [], configuration: Configuration())
  }()

  static func manifest(_ bytes: [UInt8]) {
    let file = NSTemporaryDirectory() + "zoetrope-fuzz-\(getpid())"
    guard (try? FileSystem.write(bytes, to: file)) != nil else { return }
    defer { unlink(file) }
    for path in ((try? Manifest(file: file))?.paths ?? []).map(\.path) {
      let components = SitePath.components(path)
      law(!path.hasPrefix("/") && !components.contains(".."), "a manifest names files of its folder")
    }
  }
}
