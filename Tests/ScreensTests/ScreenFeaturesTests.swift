import TestSupport
import Testing
import TransitionEngine

@testable import Screens
@testable import UIKit

struct ScreenFeaturesTests {
  private func frames(_ yaml: String) -> [CGRect] {
    let view = ReadScreen("size: 375x667\nstatusBar: none\n" + yaml).makeView()
    return view.all(UILabel.self).map { $0.box(in: view) }
  }

  @Test func equalSpacingPutsTheRoomBetweenViews() {
    let row = frames(
      "content: [stack: {axis: horizontal, spacing: 0, distribution: equalSpacing, items: [label: A, label: B, label: C]}]"
    )
    #expect(abs(row[0].minX - 16) < 0.01)
    #expect(abs(row[2].maxX - 359) < 1)
    #expect(abs((row[1].minX - row[0].maxX) - (row[2].minX - row[1].maxX)) < 1)
    let column = frames(
      "content: [stack: {height: 300, distribution: equalSpacing, items: [label: A, label: B]}]")
    #expect(abs(column[1].maxY - column[0].minY - 300) < 1)
  }

  @Test func aScrollingRowContinuesPastTheEdge() {
    let items = (0..<6).map { "label: {text: Item \($0), width: 120}" }.joined(separator: ", ")
    let read = ReadScreen("content: [stack: {axis: horizontal, scrolls: true, items: [\(items)]}]")
    let view = read.makeView()
    let labels = view.all(UILabel.self).filter { $0.text?.hasPrefix("Item") ?? false }
    #expect(labels.allSatisfy { $0.bounds.width == 120 })
    #expect(labels.map { $0.box(in: view).maxX }.max() ?? 0 > view.bounds.width)
    #expect(view.clipsToBounds)
    #expect(ReadScreen("content: [stack: {scrolls: true, items: []}]").problems == ["screen.scrolls: true"])
  }

  @Test func tabsMayShowOnlyTheirIcons() {
    let read = ReadScreen("tabBar: {items: [{icon: house}, {icon: heart}], selected: 1}")
    #expect(read.problems.isEmpty)
    #expect(read.screen?.tabBar?.selected == 1)
    #expect(read.screen?.tabItem?.makeItem().title == nil)
  }

  @Test func aGradientIsBehindTheScreen() {
    let view = ReadScreen("gradient: [systemPink, systemOrange]").makeView()
    #expect(view.all(GradientView.self).first?.frame == view.bounds)
  }

  @Test func aLandscapeScreenHasItsSafeAreaAtTheSides() {
    let view = ReadScreen("device: iphone\norientation: landscape\ncontent: [label: A]").makeView()
    #expect(view.bounds.size == CGSize(width: 852, height: 393))
    #expect(view.all(UILabel.self).first { $0.text == "A" }?.box(in: view).minX == 59)
    #expect(ReadScreen("orientation: upside").problems == ["screen.value: upside"])
  }

  @Test func aScreenOnItsSideHasItsDevicesCorners() {
    #expect(Device.cornerRadius(of: CGSize(width: 852, height: 393)) == 55)
    #expect(Device.cornerRadius(of: CGSize(width: 393, height: 852)) == 55)
    #expect(Device.cornerRadius(of: CGSize(width: 400, height: 852)) == 0)
  }

  @Test(arguments: [("xSmall", 14), ("large", 17), ("xxxLarge", 23), ("AX1", 28), ("AX5", 53)])
  func textsFollowTheTextSize(size: String, body: CGFloat) {
    let view = ReadScreen(
      "size: 375x667\ntextSize: \(size)\ncontent: [label: A, list: {rows: [B]}, label: {text: C, font: {size: 10}}]"
    ).makeView()
    let fonts = view.all(UILabel.self).map { ($0.text ?? "", $0.font.pointSize) }
    #expect(fonts.first { $0.0 == "A" }?.1 == body)
    #expect(fonts.first { $0.0 == "B" }?.1 == body)
    #expect(fonts.first { $0.0 == "C" }?.1 == 10)
  }

  @Test func rowsWrapAtTextSizesForAccessibility() {
    let rows = "content: [list: {rows: [{title: A title of several words, detail: Beside}]}]"
    func row(_ size: String) -> RowView? {
      ReadScreen("size: 375x667\ntextSize: \(size)\n\(rows)").makeView().all(RowView.self).first
    }
    #expect(row("large")?.bounds.height == 44)
    let large = row("AX5")
    let labels = large?.all(UILabel.self) ?? []
    #expect(labels.count == 2)
    #expect(labels.allSatisfy { $0.frame.maxY <= large?.bounds.height ?? 0 })
    #expect((labels.first?.frame.maxY ?? 0) < (labels.last?.frame.minY ?? 0))
    #expect(labels.first?.bounds.height ?? 0 > 2 * 53)
  }

  @Test func anUnknownTextSizeIsReported() {
    #expect(ReadScreen("textSize: AX6").problems == ["screen.value: AX6"])
    #expect(ReadScreen("textSize: [AX5]").problems.count == 1)
  }

  @Test(arguments: ["dark", "light"]) func anAppearanceIsTheSameInBothStyles(appearance: String) {
    let yaml = "content: [label: {text: A, background: systemBlue}]"
    func screen(_ yaml: String) -> Layer? {
      let run = Run(size: CGSize(width: 375, height: 667))
      return run.perform {
        let view: UIView? = ReadScreen(yaml).screen?.makeViewController().view
        view?.layoutIfNeeded()
        return view?.layer.value(in: run)
      }
    }
    var (fixed, free): ([Color], [Color]) = ([], [])
    screen("appearance: \(appearance)\n" + yaml)?.forEach { fixed += [$0.backgroundColor].compactMap(\.self) }
    screen(yaml)?.forEach { free += [$0.backgroundColor].compactMap(\.self) }
    #expect(fixed.allSatisfy { $0.light == $0.dark })
    #expect(fixed.map(\.light) == free.map { appearance == "dark" ? $0.dark : $0.light })
  }

  @Test func wrongWordsHaveANearMiss() {
    #expect(ReadScreen("appearance: drak").problems == ["screen.value: drak"])
    #expect(
      ReadScreen("content: [stack: {distribution: equalspacing, items: []}]").problems
        == ["screen.value: equalspacing"])
  }

  // MARK: Symbols of the site

  private static let yaml = "content: [image: {symbol: logo}]"

  private func read(_ svg: String) -> ReadScreen {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(svg)</svg>"
    return ReadScreen(Self.yaml, images: ["/symbols/logo.svg": Array(text.utf8)])
  }

  @Test func aDrawingOfTheSiteIsASymbol() throws {
    let read = read("<path d='M2 2h20v20h-20z'/>")
    #expect(read.problems.isEmpty)
    let image = read.makeView().all(UIImageView.self).compactMap(\.image).first(where: \.isSymbolImage)
    #expect(image?.size.width == image?.size.height)
  }

  @Test func otherDrawingsAreReported() {
    #expect(ReadScreen(Self.yaml).problems == ["screen.symbol: logo"])
    #expect(read("<script/>").problems == ["screen.own-symbol: logo"])
    #expect(read("<image href='a.png'/>").problems == ["screen.own-symbol: logo"])
  }
}
