import Testing

@testable import UIKit

/// The sizes are from Apple's Human Interface Guidelines, "Typography".
struct DynamicTypeTests {
  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  @Test func stylesHaveTheSizesOfTheirCategory() {
    #expect(size(.largeTitle, .extraSmall) == 31)
    #expect(size(.body, .large) == 17)
    #expect(size(.headline, .accessibilityMedium) == 28)
    #expect(size(.caption2, .accessibilityExtraExtraExtraLarge) == 40)
    #expect(size(.body, .unspecified) == 17)
    #expect(size(.body, UIContentSizeCategory(rawValue: "other")) == 17)
    #expect(size(UIFont.TextStyle(rawValue: "other"), .small) == 15)
  }

  @Test func everyStyleGrowsWithTheCategory() {
    for style in UIFont.TextStyle.all {
      let sizes = UIContentSizeCategory.all.map { size(style, $0) }
      #expect(sizes == sizes.sorted())
      #expect(sizes.first! >= 11)
    }
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.all == UIContentSizeCategory.all.sorted())
    #expect(UIContentSizeCategory.all.count { $0.isAccessibilityCategory } == 5)
    #expect(UIContentSizeCategory.accessibilityLarge > .extraLarge)
  }

  @Test func metricsScaleFontsAndLengths() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    #expect(UIFontMetrics.default.scaledFont(for: font) === font)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits).pointSize == 106)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits).pointSize
        == 50)
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 17, compatibleWith: traits) == 30)
    #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
  }

  @Test func codeFindsTheRunsCategory() {
    let run = Run(size: CGSize(width: 100, height: 100))
    run.setContentSizeCategory(.extraExtraLarge)
    run.setContentSizeCategory(.small)
    run.perform {
      #expect(UIView().traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
      UITraitCollection(preferredContentSizeCategory: .large).performAsCurrent {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      }
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
