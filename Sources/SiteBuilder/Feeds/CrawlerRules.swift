/// The file in which crawlers find the sitemap (RFC 9309). They ask for it at the root of a host alone.
enum CrawlerRules {
  static let path = "robots.txt"

  static func bytes(_ plan: SitePlan) -> [UInt8] {
    Array("User-agent: *\nAllow: /\n\nSitemap: \(plan.configuration.baseURL)/\(Sitemap.path)\n".utf8)
  }
}
