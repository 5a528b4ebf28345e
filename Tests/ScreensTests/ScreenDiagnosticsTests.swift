import TestSupport
import Testing

@testable import Screens
@testable import UIKit

/// What is wrong with a screen is reported where it is wrong, and the rest of the screen is read all the same.
struct ScreenDiagnosticsTests {
  static let cases: [(yaml: String, problem: String)] = [
    ("titel: Inbox", "screen.unknown-key: titel"),
    ("- title: Inbox", "screen.value: - title: Inbox"),
    ("size: 375", "screen.value: 375"),
    ("size: 375x0", "screen.value: 375x0"),
    ("size: 1e9x667", "screen.value: 1e9x667"),
    ("size: nanxnan", "screen.value: nanxnan"),
    ("device: ifone", "screen.value: ifone"),
    ("size: 390x844\ndevice: iphone", "screen.both-sizes: iphone"),
    ("background: systemBleu", "screen.color: systemBleu"),
    ("background: \"#12345\"", "screen.color: \"#12345\""),
    ("background: [1]", "screen.color: [1]"),
    ("background: {light: white}", "screen.missing: {light: white}"),
    ("background: {light: white, dark: black, sepia: brown}", "screen.unknown-key: sepia"),
    ("statusBar: grey", "screen.value: grey"),
    ("padding: -1", "screen.range: -1"),
    ("padding: [1, 2, 3]", "screen.value: [1, 2, 3]"),
    ("spacing: .inf", "screen.range: .inf"),
    ("spacing: .nan", "screen.range: .nan"),
    ("navigationBar: {titel: Inbox}", "screen.unknown-key: titel"),
    ("navigationBar: {large: yes}", "screen.value: yes"),
    ("navigationBar: {right: {icon: pluss}}", "screen.symbol: pluss"),
    ("navigationBar: {left: [A, B, C, D]}", "screen.range: [A, B, C, D]"),
    ("tabBar: {}", "screen.missing: {}"),
    ("tabBar: {items: []}", "screen.range: {items: []}"),
    ("tabBar: {items: [{title: A}]}", "screen.missing: {title: A}"),
    ("tabBar: {items: [{title: A, icon: star}], selected: B}", "screen.value: B"),
    ("tabBar: {items: [{title: A, icon: star}], selected: 1}", "screen.value: 1"),
    ("content: label", "screen.value: label"),
    ("content: [lable: Hello]", "screen.view: lable"),
    ("content: [7]", "screen.view: 7"),
    ("content: [{label: A, button: B}]", "screen.view: {label: A, button: B}"),
    ("content: [label: {txt: Hello}]", "screen.missing: label"),
    ("content: [label: {text: A, font: titel1}]", "screen.font: titel1"),
    ("content: [label: {text: A, font: {size: 500}}]", "screen.range: 500"),
    ("content: [label: {text: A, font: {weight: fat}}]", "screen.value: fat"),
    ("content: [label: {text: A, align: middle}]", "screen.value: middle"),
    ("content: [label: {text: A, lines: -1}]", "screen.range: -1"),
    ("content: [label: {text: A, lines: 1.5}]", "screen.range: 1.5"),
    ("content: [label: {text: A, frame: [0, 0, 10]}]", "screen.value: [0, 0, 10]"),
    ("content: [label: {text: A, frame: [0, 0, -10, 10]}]", "screen.range: [0, 0, -10, 10]"),
    ("content: [label: {text: A, width: wide}]", "screen.value: wide"),
    ("content: [label: {text: A, corners: [top, middle]}]", "screen.value: middle"),
    ("content: [label: {text: A, shadow: big}]", "screen.value: big"),
    ("content: [label: {text: A, shadow: {radius: 1000}}]", "screen.range: 1000"),
    ("content: [label: {text: A, gradient: [red]}]", "screen.range: [red]"),
    ("content: [label: {text: A, gradient: {direction: vertical}}]", "screen.missing: {direction: vertical}"),
    ("content: [label: {text: A, border: {width: -1}}]", "screen.range: -1"),
    ("content: [label: {text: A, opacity: 2}]", "screen.range: 2"),
    ("content: [button]", "screen.missing: button"),
    ("content: [button: {title: A, style: round}]", "screen.value: round"),
    ("content: [image: hart]", "screen.symbol: hart"),
    ("content: [image: {file: none.png}]", "image.missing: none.png"),
    ("content: [image]", "screen.missing: image"),
    ("content: [shape: cirkle]", "screen.value: cirkle"),
    ("content: [shape: {path: M0 0 R1 1 0 0 0 2 2}]", "screen.path: M0 0 R1 1 0 0 0 2 2"),
    ("content: [shape: {kind: star, size: 0}]", "screen.range: 0"),
    ("content: [avatar]", "screen.missing: avatar"),
    ("content: [photo: lakes]", "screen.value: lakes"),
    ("content: [map: [{x: 0.5}]]", "screen.missing: {x: 0.5}"),
    ("content: [map: [{x: 2, y: 0}]]", "screen.range: 2"),
    ("content: [card: {title: A, symbol: hart}]", "screen.symbol: hart"),
    ("content: [list: {style: fancy, rows: []}]", "screen.value: fancy"),
    ("content: [list]", "screen.missing: list"),
    ("content: [list: [{subtitle: A}]]", "screen.missing: {subtitle: A}"),
    ("content: [list: [{title: A, accessory: arrow}]]", "screen.value: arrow"),
    ("content: [list: [{title: A, icon: {color: red}}]]", "screen.missing: {color: red}"),
    ("content: [list: [{title: A, avatar: {colour: red, text: A}}]]", "screen.unknown-key: colour"),
    ("content: [grid: {columns: 0, items: []}]", "screen.range: 0"),
    ("content: [stack: {axis: diagonal, items: []}]", "screen.value: diagonal"),
    ("content: [stack]", "screen.missing: stack"),
    ("content: [spacer: -3]", "screen.range: -3"),
    ("content: [segmented: []]", "screen.missing: []"),
    ("content: [pageControl: 21]", "screen.range: 21"),
    ("content: [pageControl: {pages: 3, current: 3}]", "screen.range: 3"),
    ("content: [segmented: {items: [A, B], selected: 2}]", "screen.range: 2"),
    ("content: [slider: 1.1]", "screen.range: 1.1"),
    ("content: [switch: maybe]", "screen.value: maybe"),
    ("content: [separator: {colour: red}]", "screen.unknown-key: colour"),
  ]

  @Test(arguments: cases)
  func pointsAtWhatIsWrong(yaml: String, problem: String) {
    #expect(ReadScreen(yaml).problems.contains(problem))
    #expect(ReadScreen(yaml).screen != nil || yaml.hasPrefix("-"))
  }

  @Test(arguments: [
    ("background: systemBleu", "systemBlue"), ("content: [lable: A]", "label"),
    ("content: [image: envelop]", "envelope"),
    ("titel: A", "title"),
  ])
  func proposesTheNearestName(yaml: String, name: String) {
    #expect(ReadScreen(yaml).diagnostics.first?.fix == "did you mean “\(name)”?")
  }

  @Test func reportsAllProblemsOfAScreen() {
    let yaml = """
      background: bleu
      content:
        - label: {text: A, font: big}
        - list: [{title: A, icon: none}]
      """
    #expect(
      ReadScreen(yaml).problems == ["screen.color: bleu", "screen.font: big", "screen.symbol: none"])
  }

  @Test func keepsWhatIsRightBesideWhatIsWrong() {
    let view = ReadScreen("content: [label: Kept, lable: Lost, label: {text: Also kept, font: big}]")
      .makeView()
    #expect(view.all(UILabel.self).compactMap(\.text).contains("Also kept"))
  }

  @Test func refusesViewsThatLieTooDeep() {
    let depth = ScreenReader.depthLimit + 1
    let yaml =
      "content: " + String(repeating: "[stack: ", count: depth) + "[]" + String(repeating: "]", count: depth)
    #expect(ReadScreen(yaml).problems.first?.hasPrefix("screen.too-deep") == true)
  }

  @Test func takesViewsAsDeepAsAllowed() {
    let depth = ScreenReader.depthLimit
    let yaml =
      "content: " + String(repeating: "[stack: ", count: depth) + "[]" + String(repeating: "]", count: depth)
    #expect(ReadScreen(yaml).problems.isEmpty)
  }

  @Test func refusesTooManyViews() {
    let rows = String(repeating: "A, ", count: ScreenReader.viewLimit)
    let problems = ReadScreen("content: [list: [\(rows)A]]").problems
    #expect(problems == ["screen.too-many: A"])
  }

  @Test func anUnknownSymbolIsAnsweredShortly() throws {
    let yaml = "content:\n  - image: {symbol: heart.square.slash}"
    let problem = try #require(ReadScreen(yaml).diagnostics.first)
    #expect(problem.identifier == "screen.symbol")
    #expect(problem.allowed.count <= 13 && problem.allowed.contains { $0.hasPrefix("heart.") })
    #expect(problem.notes.first?.message == "“zoetrope explain reference/screens#symbols” shows all of them")
  }
}
