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

  @Test func descriptorsChangeTraits() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.style.weight == .semibold && font.style.isItalic)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 17) == body)
  }

  @Test func descriptorsTakeAttributes() {
    let figures: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
    ]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .featureSettings: figures, .size: 20,
    ])
    #expect(
      UIFont(descriptor: descriptor, size: 12) == .monospacedDigitSystemFont(ofSize: 12, weight: .heavy))
    #expect(descriptor.pointSize == 20)
  }

  @Test func otherDesignsAreTold() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let timeline = try run.record {
      _ = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.default)
      _ = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded)
    }
    #expect(timeline.events.filter { $0.lint == .notModelled }.map(\.detail).count == 1)
  }

  @Test func fontsAreInstalled() throws { try UIFont.checkInstallation() }
}
