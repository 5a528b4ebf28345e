import Foundation
import Lint
import Options
import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// What holds of each entry of the catalogue, there and back, on screens of all kinds.
@Suite struct CatalogueEntryTests {
  static let names = Catalogue.animators.map(\.name)
  /// A small phone, the usual one, a tall one, and one that lies.
  static let sizes = [(320, 568), (375, 667), (430, 932), (667, 375)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  /// Two screens and a change between them, as the entry's place in an app is: tabs, or a presentation.
  private enum Place {
    case tabs(Stage, any UITabBarControllerDelegate)
    case presentation(PresentedStage)

    init(_ name: String, _ size: CGSize) throws {
      let entry = try #require(Catalogue.animator(named: name))
      if let animator = entry.make() as? any UIViewControllerTransitioningDelegate {
        self = .presentation(PresentedStage(size: size, animator))
        return
      }
      let delegate = InteractiveTabsDelegate(interaction: nil) { isForward in
        var values = OptionValues()
        if !isForward { try? entry.option(named: "reverse")?.read("true", into: &values) }
        return entry.make(values)
      }
      let stage = Stage(size: size, animator: entry.make())
      stage.tabs.delegate = delegate
      if let identifier = entry.option(named: "identifier")?.standardText {
        stage.run.perform { Self.addViews(identifier, to: stage) }
      }
      self = .tabs(stage, delegate)
    }

    /// What a shared element, a card or a button begins from, small on the one screen and large on the other.
    private static func addViews(_ identifier: String, to stage: Stage) {
      let frames = [
        CGRect(x: 30, y: 120, width: 90, height: 60), CGRect(x: 0, y: 40, width: 300, height: 240),
      ]
      for (controller, frame) in zip(stage.tabs.viewControllers ?? [], frames) {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = identifier
        view.backgroundColor = .systemGreen
        view.layer.cornerRadius = 12
        controller.view.addSubview(view)
      }
    }

    var run: Run {
      switch self {
      case .tabs(let stage, _): stage.run
      case .presentation(let stage): stage.run
      }
    }

    /// The screen at the start, and the one that the change leads to.
    var views: (old: UIView, new: UIView) {
      get throws {
        switch self {
        case .tabs(let stage, _):
          let controllers = try #require(stage.tabs.viewControllers)
          return (controllers[0].view, controllers[1].view)
        case .presentation(let stage): return (stage.screen.view, stage.panel.view)
        }
      }
    }

    func go() throws -> Timeline {
      switch self {
      case .tabs(let stage, _): try stage.change()
      case .presentation(let stage): try stage.present()
      }
    }

    func comeBack() throws -> Timeline {
      switch self {
      case .tabs(let stage, _): try stage.run.record { stage.tabs.selectedIndex = 0 }
      case .presentation(let stage): try stage.dismiss()
      }
    }

    func look() throws -> Layer {
      try run.settle()
      return try run.record {}.final
    }
  }

  private func expectUntouched(_ view: UIView, _ what: String) {
    #expect(view.layer.transform == CATransform3DIdentity, "\(what)")
    #expect(view.layer.sublayerTransform == CATransform3DIdentity, "\(what)")
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), "\(what)")
    #expect(view.alpha == 1 && !view.isHidden && view.layer.mask == nil, "\(what)")
    #expect(view.layer.zPosition == 0 && view.layer.animationKeys() == nil, "\(what)")
  }

  @Test(arguments: names, sizes) func endsAsItShouldThereAndBack(name: String, size: CGSize) throws {
    let place = try Place(name, size)
    let before = Description(try place.look())
    for timeline in [try place.go(), try place.comeBack()] {
      #expect(timeline.transitions.map(\.completions.count) == [1])
      #expect(timeline.transitions.first?.completions.first?.didComplete == true)
    }
    let (old, new) = try place.views
    #expect(old.frame == CGRect(origin: .zero, size: size))
    expectUntouched(old, "the old one")
    expectUntouched(new, "the new one")
    #expect(Description(try place.look()).lines == before.lines)
  }

  @Test(arguments: names, sizes) func leavesNothingToWarnOf(name: String, size: CGSize) throws {
    let place = try Place(name, size)
    for timeline in [try place.go(), try place.comeBack()] {
      let findings = timeline.lint().filter { $0.rule.severity != .note }
      #expect(findings.map(\.message) == [])
    }
  }

  /// Where everything is at five instants there and five instants back, in a file for each entry.
  @Test(arguments: names) func movesAsRecorded(name: String) throws {
    let place = try Place(name, Self.sizes[1])
    var lines: [String] = []
    for (title, timeline) in [("there", try place.go()), ("back", try place.comeBack())] {
      for part in [0, 0.25, 0.5, 0.75, 1] {
        let time = min(timeline.duration * part, timeline.duration - 1e-6)
        lines.append("\(title), \(Int(part * 100)) %")
        lines += Description(timeline.frame(at: time), most: 12).lines
      }
    }
    try Golden.expect(lines.joined(separator: "\n") + "\n", "\(name).txt")
  }
}

/// A tree of layers in words: what is to be seen of it, and where.
private struct Description {
  private(set) var lines: [String] = []

  /// - Parameter most: layers beside one another that are told one by one.
  init(_ root: Layer, most: Int = .max) { add(root, "", most) }

  private mutating func add(_ layer: Layer, _ indent: String, _ most: Int) {
    func number(_ value: CGFloat) -> String { String(format: "%.1f", abs(value) < 0.05 ? 0 : value) }
    let frame = layer.frame
    var words = [
      layer.name.isEmpty ? "layer" : layer.name,
      "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))",
    ]
    let turns = [layer.transform.m12, layer.transform.m13, layer.transform.m23]
    if turns.contains(where: { abs($0) > 1e-6 }) {
      words.append(
        "turned " + turns.map { String(format: "%.2f", abs($0) < 0.005 ? 0 : $0) }.joined(separator: " "))
    }
    if abs(layer.transform.m43) > 0.05 { words.append("z \(number(layer.transform.m43))") }
    if layer.opacity != 1 { words.append("opacity " + String(format: "%.2f", layer.opacity)) }
    if layer.cornerRadius != 0 { words.append("corners \(number(layer.cornerRadius))") }
    if layer.isHidden { words.append("hidden") }
    if let mask = layer.mask { words.append("mask \(number(mask.root.frame.width))") }
    lines.append(indent + words.joined(separator: " "))
    if layer.isHidden { return }
    for sublayer in layer.sublayers.prefix(most) { add(sublayer, indent + "  ", most) }
    let more = layer.sublayers.count - most
    if more > 0 { lines.append(indent + "  and \(more) more") }
  }
}

/// Compares descriptions with the files in `Goldens`. `RECORD=1` writes them anew, and fails: somebody must look at the difference.
private enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  static func expect(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    if Foundation.ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)")
      return
    }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
