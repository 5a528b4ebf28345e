import Text

/// The former addresses of pages in the format of Netlify and Cloudflare Pages, which answer them with status 301.
///
/// Other hosts serve the pages at these addresses, which lead readers on.
enum Redirects {
  static let path = "_redirects"

  static func bytes(_ plan: SitePlan) -> [UInt8] {
    let base = plan.configuration.basePath
    var out: [UInt8] = []
    for page in plan.pages {
      guard let target = page.redirect?.value else { continue }
      out += "\(base)\(page.permalink.link) \(base)\(plan.pages[target].permalink.link) 301\n".utf8
    }
    return out
  }
}
