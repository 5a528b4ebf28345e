import Testing

@testable import SiteBuilder

struct DatedNameTests {
  @Test func `is a date and a slug`() throws {
    let name = try #require(DatedName("2013-09-20-a-flip"))
    #expect(name.slug == "a-flip")
    #expect(String(decoding: name.date.formatted("%Y-%m-%d"), as: UTF8.self) == "2013-09-20")
  }

  @Test(arguments: [
    "2013-09-20", "2013-09-20-", "2013-9-20-x", "2013-13-01-x", "2013-02-30-x", "x2013-09-20-x",
    "20a3-09-20-x", "",
  ])
  func `anything else is a name`(_ stem: String) {
    #expect(DatedName(stem) == nil)
  }
}
