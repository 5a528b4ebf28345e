import Markdown
import Text

/// The links that a page's layout shows below its text: the pages of a list, or the terms of a taxonomy.
struct MachineList {
  private var links: [(address: [UInt8], title: String, summary: String)] = []

  init(_ page: Page, in site: TrackedSite) {
    for entry in site.listing(of: page.index)?.entries ?? [] {
      let (head, placement) = (site.head(of: entry), site.placement(of: entry))
      add(placement.permalink.outputPath, head.title, head.metadata?.summary ?? "", on: page)
    }
    guard case .termIndex = page.kind, let (_, terms) = site.listedTerms(on: page.index) else { return }
    for term in terms { add(term.permalink.outputPath, term.name, "\(term.pages.count)", on: page) }
  }

  private mutating func add(_ path: String, _ title: String, _ summary: String, on page: Page) {
    var address = Array(page.linkToRoot.utf8)
    PercentEncoding.append(path.utf8, to: &address)
    links.append((address, title, summary))
  }

  /// Appends the links as a list.
  func append(to text: inout MarkdownText) {
    guard !links.isEmpty else { return }
    if !text.bytes.isEmpty { text.bytes.append(UInt8(ascii: "\n")) }
    for link in links {
      text.addresses.append(
        MarkdownConversion.appendItem(link.title, linkedTo: link.address, link.summary, to: &text.bytes))
    }
  }
}
