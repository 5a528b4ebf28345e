import BasicTestSupport
import Diagnostics
import Testing

@Suite struct LinkTests {
  @Test func destinationsHaveTheirPlaces() {
    let page = Rendered(
      """
      # See [x](1️⃣a.md)

      > [b.md](2️⃣b.md) and ![c](<3️⃣c.png> "t")
      > <4️⃣https://example.org>
      """)
    #expect(page.links == ["a.md@1", "b.md@2", "c.png@3", "https://example.org@4"])
  }

  @Test func sameDestinationTwiceHasTwoPlaces() {
    #expect(Rendered("[x](1️⃣a) [y](2️⃣a)\n").links == ["a@1", "a@2"])
  }

  @Test func linksInFootnotesAreFoundWhereTheyAre() {
    let page = Rendered("[x](1️⃣a)[^f][^g]\n\n[^f]: [y](2️⃣a)\n[^g]: [z](3️⃣a)\n")
    #expect(page.links.filter { !$0.hasPrefix("#") } == ["a@1", "a@2", "a@3"])
  }

  @Test func imageInsideALinkIsFoundThoughItComesFirst() {
    #expect(Rendered("[![x](2️⃣i.png)](1️⃣a.md)\n").links == ["a.md@1", "i.png@2"])
  }

  @Test func referenceLinksPointAtTheirDefinition() {
    #expect(Rendered("[x][r] text\n\n[r]: 1️⃣a.md \"Title\"\n").links == ["a.md@1"])
  }

  @Test func linkThatCannotBeToldApartPointsAtItsBlock() {
    #expect(Rendered("1️⃣Some [x](a\\_b.md)\n").links == ["a_b.md@1"])
  }

  @Test func destinationsCanBeReplaced() {
    let page = Rendered("[x](a.md) <img src='a.md'>\n", destinations: ["a.md": "a/?x&y"])
    #expect(page.html == "<p><a href=\"a/?x&amp;y\">x</a> <img src='a/?x&amp;y'></p>\n")
  }

  @Test func rawHTMLIsSeenWithPlaces() {
    let page = Rendered(
      """
      <div>
        <a class=x href="1️⃣a.md">x</a> <!-- <a href="no"> -->
      </div>

      Inline <img src=2️⃣b.png alt=""> and <video poster='3️⃣c.jpg&amp;d'></video>
      """)
    #expect(page.links == ["a.md@1", "b.png@2", "c.jpg&d@3"])
  }

  @Test func scriptsAreNotSearchedForLinks() {
    #expect(Rendered("<script>\nvar x = '<a href=\"y\">';\n</script>\n").links.isEmpty)
    #expect(Rendered("<script>'<a href=x>'</SCRIPT> <a href=1️⃣b>\n").links == ["b@1"])
  }

  @Test func everyAddressOfRawHTMLIsSeen() {
    let page = Rendered(
      """
      <picture><source srcset="1️⃣a.avif 1x, 2️⃣b.avif 2x"><img src='3️⃣c.png' alt=c></picture>

      <object data="4️⃣d.svg"></object> <iframe src=5️⃣e.html></iframe>
      """)
    #expect(page.links == ["a.avif@1", "b.avif@2", "c.png@3", "d.svg@4", "e.html@5"])
  }

  @Test func anApostropheDoesNotLeaveItsAttribute() {
    let page = Rendered(
      "<a href='a.md'>x</a> <a href=a.md>y</a> <img srcset='a.md 1x, b 2x' alt>\n",
      destinations: ["a.md": "it's \"a\""])
    #expect(
      page.html == """
        <p><a href='it&#39;s &quot;a&quot;'>x</a> <a href="it's &quot;a&quot;">y</a> \
        <img srcset='it&#39;s &quot;a&quot; 1x, b 2x' alt></p>

        """)
  }

  @Test func theCostOfReferenceLinksIsLinear() {
    let growth = CostGrowth(upTo: 20_000) { count in
      let text = String(repeating: "[x][r] ", count: count) + "\n\n[r]: a.md\n"
      #expect(Rendered(text).links.count == count)
    }
    #expect(growth.isLinear)
  }
}
