import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIFontTests {
  @Test func textStylesHaveTheirPublishedSizes() {
    let sizes = UIFont.TextStyle.all.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func weightsGoToTheNearest() {
    #expect(UIFont.Weight.semibold.fontWeight == .semibold)
    #expect(UIFont.Weight(rawValue: 0.1).fontWeight == .regular)
    #expect(UIFont.Weight(rawValue: 2).fontWeight == .black)
  }

  @Test func metricsGrowWithTheSize() {
    let font = UIFont.systemFont(ofSize: 10)
    expectClose(UIFont.systemFont(ofSize: 15).ascender, font.ascender * 1.5)
    #expect(font.descender < 0)
  }

  @Test func fontsAreInstalled() throws { try UIFont.checkInstallation() }
}
