import Files
import HTML
import Liquid
import Text

/// What templates of a Jekyll site see besides the page and the site.
struct JekyllContext: Sendable {
  /// The version whose behavior is followed.
  private static let version = "4.3.1"
  private static let environment = "production"

  /// What templates are told of Jekyll itself.
  static let program: Value = ["version": .string(version), "environment": .string(environment)]

  private let site: TrackedSite
  private let jekyll: JekyllSite
  private let lists: JekyllLists

  init(_ site: TrackedSite, _ jekyll: JekyllSite) {
    (self.site, self.jekyll) = (site, jekyll)
    lists = site.makeLists(of: jekyll)
  }

  func fill(_ context: inout Context, for page: Page) {
    context.globals["page"] = .object(JekyllPage(page.index, in: site))
    context.globals["site"] = .object(JekyllSiteObject(lists, on: page, in: site, jekyll))
    context.globals["jekyll"] = Self.program
    context.globals["paginator"] = paginator(on: page)
    if let theme = jekyll.theme { context.globals["theme"] = ["root": .string(theme.folder)] }
    context.now = jekyll.time
    context.relativeURL = { path in ScriptURL.scheme(of: path.utf8) != nil ? nil : relativeURL(path) }
    context.absoluteURL = { path in ScriptURL.scheme(of: path.utf8) != nil ? nil : absoluteURL(path) }
    context.linkURL = { path in
      let place = path.hasPrefix("/") ? String(path.dropFirst()) : path
      return site.resolver.address(ofSource: place).map(relativeURL)
    }
    context.postURL = { name in
      site.post(named: SitePath.name(of: name)).map {
        relativeURL(site.placement(of: $0).permalink.jekyllURL)
      }
    }
  }

  /// A path below the folder of the site; addresses of other sites stay.
  private func relativeURL(_ path: String) -> String {
    guard !LinkDestination(path.utf8).isExternal else { return path }
    let url = jekyll.baseurl + (path.isEmpty || path.hasPrefix("/") ? path : "/" + path)
    var encoded: [UInt8] = []
    PercentEncoding.append(url.utf8, keeping: Self.isPlain, to: &encoded)
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Whether a byte of an address stays as it is; what is encoded already does.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  private func absoluteURL(_ path: String) -> String {
    LinkDestination(path.utf8).isExternal ? path : jekyll.url + relativeURL(path)
  }

  private func paginator(on page: Page) -> Value {
    guard let size = jekyll.paginate, let listing = site.listing(of: page.index) else { return .null }
    return [
      "page": .integer(listing.number), "per_page": .integer(size),
      "posts": JekyllPage.list(listing.entries, in: site),
      "total_posts": .integer(site.count(of: JekyllCollection.posts.label)),
      "total_pages": .integer(listing.count),
      "previous_page": listing.number > 1 ? .integer(listing.number - 1) : .null,
      "previous_page_path": listing.previousURL.value,
      "next_page": listing.number < listing.count ? .integer(listing.number + 1) : .null,
      "next_page_path": listing.nextURL.value,
    ]
  }
}
