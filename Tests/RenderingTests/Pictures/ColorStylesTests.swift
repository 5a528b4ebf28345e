import Testing
import TransitionEngine

@testable import Rendering

struct ColorStylesTests {
  private func written(_ color: Color, _ styles: inout ColorStyles) -> String {
    styles.attributes(.fill, color).string
  }

  @Test func staticColoursAreAttributesOnly() {
    var styles = ColorStyles()
    #expect(
      written(Color(red: 1, green: 0.2, blue: 0, alpha: 0.5), &styles) == " fill=\"#f30\" fill-opacity=\".5\""
    )
    #expect(styles.styleSheet.isEmpty)
  }

  @Test func dynamicColoursHaveAClassForTheDarkStyle() {
    var styles = ColorStyles()
    #expect(written(Fixtures.ink, &styles) == " fill=\"#000\" class=\"zt-fill-000-fff\"")
    #expect(
      styles.styleSheet.string == "@media (prefers-color-scheme:dark){.zt-fill-000-fff{fill:#fff}}\n")
  }

  @Test func theSheetDoesNotDependOnTheOrder() {
    var (a, b) = (ColorStyles(), ColorStyles())
    _ = written(Fixtures.ink, &a) + written(Fixtures.paper, &a)
    _ = written(Fixtures.paper, &b) + written(Fixtures.ink, &b)
    #expect(a.styleSheet == b.styleSheet)
  }
}
