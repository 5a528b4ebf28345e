import Diagnostics
import Testing

@testable import SiteBuilder

struct LeadingHeadingTests {
  private func heading(_ text: String) -> LeadingHeading? {
    LeadingHeading(SourceFile(path: "x", text: text), 0..<text.utf8.count)
  }

  @Test(arguments: [
    ("# Title\n\ntext", "Title", 8), ("\n\n  # Title  \ntext", "Title", 14), ("# Title", "Title", 7),
    ("# Title ##\nx", "Title", 11), ("# C# \nx", "C#", 6), ("# Title\r\nx", "Title", 9),
  ])
  func `is the title`(_ text: String, _ title: String, _ end: Int) {
    #expect(heading(text)?.text == title)
    #expect(heading(text)?.end == end)
  }

  @Test(arguments: [
    "## Title", "#Title", "    # Title", "text\n# Title", "# *Title*", "# `code`", "#", "# ", "# ##", "",
  ])
  func `anything else stays in the text`(_ text: String) {
    #expect(heading(text) == nil)
  }
}
