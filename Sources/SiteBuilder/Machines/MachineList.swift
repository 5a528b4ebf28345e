import HTML
import Text

/// The links that a page's layout shows below its text: the pages of a list, or the terms of a taxonomy.
struct MachineList {
  private var links: [(address: String, title: String, summary: String)] = []

  init(_ page: Page, in site: TrackedSite) {
    for entry in site.listing(of: page.index)?.entries ?? [] {
      let (head, placement) = (site.head(of: entry), site.placement(of: entry))
      links.append((page.linkToRoot + placement.address, head.title, head.metadata?.summary ?? ""))
    }
    guard case .termIndex = page.kind, let (_, terms) = site.listedTerms(on: page.index) else { return }
    for term in terms {
      links.append(
        (page.linkToRoot + Self.address(term.permalink.outputPath), term.name, "\(term.pages.count)"))
    }
  }

  var html: [UInt8] {
    guard !links.isEmpty else { return [] }
    return HTMLWriter.html { html in
      html.element("ul") { html in
        for link in links {
          html.element("li") { html in
            html.element("a", .link(link.address), text: link.title)
            if !link.summary.isEmpty { html.text(": " + link.summary) }
          }
        }
      }
    }
  }

  fileprivate static func address(_ path: String) -> String {
    String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
  }
}

extension PagePlacement {
  /// The percent-encoded address of the page relative to the site's root.
  fileprivate var address: String { MachineList.address(permalink.outputPath) }
}
