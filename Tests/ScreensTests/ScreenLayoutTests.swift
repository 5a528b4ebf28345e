import TestSupport
import Testing

@testable import Screens
@testable import UIKit

/// Laws that hold for every screen.
struct ScreenLayoutTests {
  /// Everything at once, with texts that do not fit.
  static let crowded = """
    navigationBar: {title: A title that is too long for the bar, left: Edit, right: [{icon: plus}]}
    content:
      - list:
          style: STYLE
          header: Header
          footer: A footer that is long enough to need a second line on the narrower one of the two phones.
          rows:
            - {title: A title that does not fit into its row, detail: A detail that does not fit, accessory: chevron}
            - {title: A title that does not fit, subtitle: A subtitle that does not fit into the row either, badge: 120,
               note: And a note that is no shorter, detail: Yesterday, accessory: chevron, avatar: AB}
            - {title: A title that does not fit into its row, icon: {symbol: star}, accessory: "on"}
      - stack:
          axis: horizontal
          items: [label: A label that has to wrap here, button: {title: Buy, style: tinted}, spacer, switch: true]
      - grid: {items: [card: {title: A title that does not fit, icon: heart}, card: {title: B, subtitle: C}]}
      - segmented: [A long first title, A long second title, A long third title]
    """

  static let sizes = ["320x568", "375x667", "390x844", "430x932"]
  static let styles = ["plain", "grouped", "insetGrouped"]

  private func view(_ size: String, _ style: String) -> UIView {
    ReadScreen("size: \(size)\n" + Self.crowded.replacing("STYLE", with: style)).makeView()
  }

  @Test(arguments: sizes, styles)
  func textStaysInsideTheScreen(size: String, style: String) {
    let view = view(size, style)
    for label in view.all(UILabel.self) where !label.isHidden {
      let box = label.box(in: view)
      #expect(box.minX >= -0.01 && box.maxX <= view.bounds.width + 0.01, "\(label.text ?? "")")
    }
  }

  @Test(arguments: sizes, styles)
  func rowsFillTheirListWithoutOverlap(size: String, style: String) {
    for list in view(size, style).all(ListView.self) {
      let rows = list.all(RowView.self).map { $0.box(in: list) }
      #expect(rows.allSatisfy { list.bounds.insetBy(dx: -0.01, dy: -0.01).contains($0) })
      for (above, below) in zip(rows, rows.dropFirst()) { #expect(abs(above.maxY - below.minY) < 0.01) }
    }
  }

  @Test(arguments: sizes)
  func textsOfARowDoNotOverlap(size: String) {
    for row in view(size, "plain").all(RowView.self) {
      let parts = row.subviews.map(\.frame)
      for (index, part) in parts.enumerated() {
        for other in parts[(index + 1)...] {
          let common = part.insetBy(dx: 0.1, dy: 0.1).intersection(other)
          #expect(common.isNull || common.width < 0.1 || common.height < 0.1, "\(part) \(other)")
        }
      }
    }
  }

  @Test(arguments: sizes, styles)
  func viewsOfAColumnDoNotOverlap(size: String, style: String) {
    for column in view(size, style).all(ColumnView.self) {
      for (above, below) in zip(column.subviews, column.subviews.dropFirst()) {
        #expect(above.frame.maxY <= below.frame.minY + 0.01)
      }
    }
  }

  @Test(arguments: sizes)
  func viewsBesideEachOtherStayInTheirRow(size: String) {
    for row in view(size, "plain").all(RowStackView.self) {
      for (left, right) in zip(row.subviews, row.subviews.dropFirst()) {
        #expect(left.frame.maxX <= right.frame.minX + 0.34)
      }
      #expect((row.subviews.map(\.frame.maxX).max() ?? 0) <= row.bounds.width + 0.34)
    }
  }

  @Test func contentStartsBelowTheNavigationBar() throws {
    let view = ReadScreen("navigationBar: A\ncontent: [list: [Row]]").makeView()
    let list = try #require(view.all(ListView.self).first)
    #expect(list.box(in: view).minY == 64)
  }

  @Test func spacersShareWhatIsLeft() throws {
    let view = ReadScreen("padding: 0\nspacing: 0\ncontent: [spacer, switch: true, spacer]").makeView()
    let toggle = try #require(view.all(UISwitch.self).first)
    #expect(abs(toggle.box(in: view).midY - (20 + 667) / 2) < 0.5)
  }

  @Test func framesAreInTheScreensCoordinates() throws {
    let view = ReadScreen("navigationBar: A\ncontent: [switch: {frame: [10, 20, 51, 31]}]").makeView()
    let toggle = try #require(view.all(UISwitch.self).first)
    #expect(toggle.box(in: view) == CGRect(x: 10, y: 20, width: 51, height: 31))
  }

  @Test func aFrameTakesAViewOutOfAGrid() {
    let grid = "content: [grid: [switch: on, switch: {frame: [10, 20, 51, 31]}, switch: off]]"
    let toggles = ReadScreen("padding: 0\n" + grid).makeView().all(UISwitch.self)
    #expect(toggles.map(\.frame.minX) == [0, 10, 193.5])
  }

  /// Sizes are asked for once per width, or this would take 2³² steps.
  @Test(.timeLimit(.minutes(1)))
  func nestingDoesNotMultiplyTheWork() {
    let depth = ScreenReader.depthLimit - 1
    let opening = String(repeating: "[stack: {axis: horizontal, items: ", count: depth)
    let view = ReadScreen(
      "content: " + opening + "[label: Deep]" + String(repeating: "}]", count: depth)
    ).makeView()
    #expect(view.all(UILabel.self).contains { $0.text == "Deep" })
  }

  /// A circle stays one, whatever room there is.
  @Test(arguments: [
    "stack: {axis: horizontal, items: [AVATAR, AVATAR, AVATAR, AVATAR, AVATAR]}",
    "stack: {axis: horizontal, align: fill, items: [AVATAR, shape: {kind: star, size: [40, 200]}]}",
    "stack: {axis: horizontal, distribution: equal, items: [AVATAR, AVATAR]}",
    "stack: {align: fill, items: [AVATAR]}", "grid: {columns: 2, items: [AVATAR, AVATAR, AVATAR]}",
    "view: {height: 300, subviews: [AVATAR]}", "stack: {items: [avatar: {text: A, width: 60, height: 90}]}",
    "view: {subviews: [avatar: {text: A, frame: [0, 0, 60, 30], border: {width: 2, color: red}}]}",
  ])
  func avatarsAreRound(yaml: String) {
    let avatar = "avatar: {scene: lake, size: 100, border: {width: 3, color: red}, padding: 2}"
    let screen = ReadScreen("size: 320x480\ncontent:\n  - " + yaml.replacing("AVATAR", with: avatar))
    #expect(screen.problems == [])
    let views = screen.makeView().tree
    let rounded = views.filter { $0.layer.cornerRadius > 0 }
    #expect(!rounded.isEmpty)
    for view in rounded {
      #expect(abs(view.bounds.width - view.bounds.height) < 0.01)
      #expect(abs(view.layer.cornerRadius - view.bounds.width / 2) < 0.01)
    }
    // The border is round, too.
    #expect(views.allSatisfy { $0.layer.borderWidth == 0 || $0.layer.cornerRadius > 0 })
  }

  @Test func avatarsInACrowdedRowShrinkWithTheirContent() throws {
    let items = Array(repeating: "avatar: {text: AK, size: 100}", count: 5).joined(separator: ", ")
    let view = ReadScreen("size: 320x480\ncontent: [stack: {axis: horizontal, items: [\(items)]}]").makeView()
    for label in view.all(UILabel.self) where label.text == "AK" {
      let circle = try #require(label.superview)
      #expect(abs(label.frame.width - circle.bounds.width) < 0.01)
      #expect(circle.bounds.width < 60)
    }
  }

  @Test(arguments: [
    ("switch: on", true), ("switch: off", false), ("switch: {on: On}", true), ("switch: {on: OFF}", false),
    ("switch: true", true),
  ])
  func switchesAreOnOrOff(yaml: String, isOn: Bool) throws {
    let screen = ReadScreen("content: [\(yaml)]")
    #expect(screen.problems == [])
    let toggle = try #require(screen.makeView().all(UISwitch.self).first)
    #expect(toggle.isOn == isOn)
    toggle.layoutIfNeeded()
    let track = try #require(toggle.subviews.first)
    track.layoutIfNeeded()
    #expect((track.backgroundColor == .systemGreen) == isOn)
  }

  @Test func aSliderWithoutThumbIsAProgressBar() throws {
    let view = ReadScreen(
      "content: [slider: {value: 0.25, color: red}, slider: {value: 0.5, thumb: false, track: blue}]"
    ).makeView()
    let slider = try #require(view.all(UISlider.self).first)
    #expect(slider.value == 0.25 && slider.minimumTrackTintColor == .red && slider.frame.height == 31)
    let bar = try #require(view.all(UIProgressView.self).first)
    #expect(bar.progress == 0.5 && bar.trackTintColor == .blue && bar.frame.height == 4)
  }

  /// A slider takes any width, and so has one of its own where there is no limit.
  @Test func aSliderSharesARow() throws {
    let row = "stack: {axis: horizontal, items: [label: Volume, slider: 0.5]}"
    let view = ReadScreen("size: 320x480\ncontent: [\(row)]").makeView()
    let slider = try #require(view.all(UISlider.self).first)
    let label = try #require(view.all(UILabel.self).first { $0.text == "Volume" })
    #expect(slider.frame.minX > label.frame.maxX && slider.box(in: view).maxX <= 320)
  }

  @Test func aTabBarCanBelongToTheContainer() {
    let screen = ReadScreen("tabBar: {items: [{title: A, icon: star}]}")
    #expect(screen.makeView().all(UITabBar.self).count == 1)
    #expect(screen.makeView(includingTabBar: false).all(UITabBar.self).isEmpty)
  }

  @Test func everyCallMakesFreshViews() {
    let screen = ReadScreen("content: [label: A]")
    #expect(screen.makeView() !== screen.makeView())
  }
}
