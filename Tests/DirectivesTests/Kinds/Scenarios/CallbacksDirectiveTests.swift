import Testing

@testable import Directives

struct CallbacksDirectiveTests {
  private func page(_ only: String) -> RenderedPage {
    RenderedPage(
      fence: "{callbacks} tabs", ":screens: inbox, photos", ":animator: fade", ":interaction: swipe",
      ":only: \(only)", "swipe left 60pt in 0.2s", "hold 0.1s", "expect cancelled")
  }

  @Test func callsStandUnderTheStrip() {
    let page = page("all")
    #expect(page.problems == [])
    #expect(page.html.contains("zt-strip"))
    #expect(!page.html.contains("zt-stage"))
    #expect(page.html.contains("zt-calls"))
  }

  @Test func `a slider moves a line through the calls and the strip`() {
    let page = page("all")
    #expect(page.html.contains("class=\"zt-scrub\""))
    #expect(page.html.contains("<path class=\"zt-head "))
    #expect(page.html.contains("<i class=\"zt-head "))
    #expect(page.styles.contains(";--ms:"))
  }

  @Test(arguments: [
    ("appearance", "viewWillAppear", "animateTransition"),
    ("animator", "animateTransition", "viewWillAppear"),
    ("delegate", "interactionControllerFor", "viewWillAppear"), ("gesture", "began", "viewWillAppear"),
    ("gesture, appearance", "viewWillAppear", "animateTransition"),
  ])
  func callsCanBeChosen(only: String, shown: String, hidden: String) {
    let html = page(only).html
    #expect(html.contains(shown))
    #expect(!html.contains(hidden))
  }

  @Test func unknownChoicesAreErrors() {
    #expect(page("1️⃣appearence").problems == ["directive.value@1"])
  }
}
