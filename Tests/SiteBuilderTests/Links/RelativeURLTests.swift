import Testing

@testable import SiteBuilder

struct RelativeURLTests {
  @Test(arguments: [
    ("index.html", "index.html", "index.html"),
    ("index.html", "tutorials/fold/index.html", "tutorials/fold/index.html"),
    ("tutorials/fold/index.html", "index.html", "../../index.html"),
    ("tutorials/fold/index.html", "tutorials/fade/index.html", "../fade/index.html"),
    ("tutorials/fold/index.html", "tutorials/index.html", "../index.html"),
    ("tutorials/fold.html", "tutorials/fold/a.png", "fold/a.png"),
    ("a/b.html", "ab/c.html", "../ab/c.html"),
    ("a.html", "über uns/100%.html", "%C3%BCber%20uns/100%25.html"),
    ("a.html", "x:y.html", "./x:y.html"),
    ("a/a.html", "x:y.html", "../x:y.html"),
  ])
  func `leads from page to page`(_ origin: String, _ target: String, _ url: String) {
    #expect(String(decoding: RelativeURL.make(from: origin, to: target), as: UTF8.self) == url)
  }

  @Test(arguments: [("index.html", ""), ("a/index.html", "../"), ("a/b/c.html", "../../")])
  func `leads to the root`(_ origin: String, _ url: String) {
    #expect(RelativeURL.root(from: origin) == url)
  }
}
