import Foundation
import Testing

@testable import SiteBuilder

/// Whole sites and what becomes of them.
struct GoldenSites {
  static let names = GoldenSite.names(in: "Sites")

  @Test(arguments: names)
  func `becomes what is expected`(_ name: String) throws {
    try GoldenSite(name, in: "Sites").expect()
  }

  @Test(arguments: GoldenSite.names(in: TestSite.jekyllFolder))
  func `a Jekyll site becomes what is expected`(_ name: String) throws {
    try GoldenSite(name, in: TestSite.jekyllFolder).expect()
  }

  @Test func `there are sites`() {
    #expect(Self.names.count >= 10)
  }
}
