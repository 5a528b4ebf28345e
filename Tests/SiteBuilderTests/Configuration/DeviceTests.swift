import Testing

@testable import SiteBuilder

/// The device of a site and of a page.
struct DeviceTests {
  private static let figure = """
    ```{strip} fade
    :from: a
    :to: a
    :at: 50%
    ```
    """

  private func site(_ configuration: String, page: String = "") throws -> BuiltSite {
    try TestSite([
      "zoetrope.yml": "title: T\n\(configuration)", "content/screens/a.yml": "title: A\n",
      "content/index.md": "---\ntitle: T\n\(page)---\n\(Self.figure)\n",
    ]).build()
  }

  @Test(arguments: [
    ("", "", "width=\"375\""), ("device: iphone\n", "", "width=\"393\""),
    ("device: iphone\n", "device: ipad\n", "width=\"820\""), ("", "device: iphone-14\n", "width=\"390\""),
  ])
  func `a page's device counts more than its site's`(_ site: String, _ page: String, _ width: String) throws {
    let built = try self.site(site, page: page)
    #expect(built.report == "")
    #expect(try built.text("index.html")?.contains(width) == true)
  }

  @Test func `a wrong name is told, with the nearest`() throws {
    let built = try site("device: iphnoe\n", page: "device: pixel\n")
    #expect(built.diagnostics.map(\.identifier).sorted() == ["config.device", "front-matter.device"])
    let allowed: Set = ["iphone", "iphone-14", "iphone-se", "ipad"]
    #expect(built.diagnostics.allSatisfy { Set($0.allowed) == allowed })
    #expect(built.diagnostics.contains { $0.fix == "did you mean “iphone”?" })
  }
}
