import Testing

@testable import Directives

/// A card rests at its most telling instant, plays under a pointer, and is one link.
struct CardFigureTests {
  private func card(_ animator: String, caption: String = "[Fade](fade.md). It fades.") -> RenderedPage {
    RenderedPage(fence: "{stage} \(animator)", ":from: inbox", ":to: photos", ":card:", caption: caption)
  }

  @Test func `a card has nothing to press but its link`() {
    let page = card("fade")
    #expect(page.problems.isEmpty)
    for part in ["<input", "<label", "zt-controls", "zt-facts", "tabindex"] {
      #expect(!page.html.contains(part), "\(part)")
    }
    #expect(page.html.contains("class=\"zt-figure f1 zt-alone zt-card zt-holds\""))
  }

  @Test func `a card without a link can be reached by the keyboard`() {
    #expect(card("fade", caption: "It fades.").html.contains("tabindex=\"0\""))
  }

  @Test func `a fade rests in its middle, which is its only frame`() {
    let page = card("fade")
    #expect(page.styles.contains(".f1>.zt-live{--hold:-.2s}"))
    #expect(page.styles.contains("--n:1"))
  }

  @Test func `frames in lists are light: their small text is bars`() throws {
    let page = RenderedPage(
      """
      ```{screen} letter
      content:
        - label: It is raining here, and nobody minds. The lake is warm, the boat is dry, and supper is at eight.
      ```

      ```{screen} answer
      background: systemTeal
      ```

      ```{strip} fade
      :from: letter
      :to: answer
      :at: 50%
      ```
      """)
    #expect(page.problems.isEmpty)
    let frame = try #require(page.page.figures.leadFrame)
    let strip = try #require(page.page.figures.leadStrip)
    #expect(frame.bytes * 2 < strip.bytes, "\(frame.bytes) and \(strip.bytes) bytes")
  }

  @Test func `the first figure's frame stands for its page, and its picture is not lazy`() {
    let page = RenderedPage(
      """
      ```{transition} fade
      :from: inbox
      :to: photos
      ```

      ```{strip} fade
      :from: inbox
      :to: photos
      ```
      """)
    #expect(page.problems.isEmpty)
    #expect(page.page.figures.leadFrame?.width == 100)
    let strips = page.html.split(separator: "class=\"zt-strip\"").dropFirst()
    #expect(strips.map { $0.contains("loading=\"lazy\"") } == [false, true])
  }
}
