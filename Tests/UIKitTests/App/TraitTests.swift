import Testing
import TransitionEngine

@testable import UIKit

/// Traits that code overrides, observes and declares.
@Suite struct TraitTests {
  private final class Controller: UIViewController {
    var heard: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(
        "\(previous?.userInterfaceStyle.rawValue ?? -1) to \(traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  private struct IsSpecial: UITraitDefinition { static let defaultValue = false }

  @Test func anOverriddenStyleIsToldToAllBelow() {
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform {
      let controller = Controller()
      run.window.rootViewController = controller
      let child = UIView()
      controller.view.addSubview(child)
      var observed: [UIUserInterfaceStyle] = []
      controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Controller, previous: UITraitCollection) in
        observed.append(self.traitCollection.userInterfaceStyle)
      }
      let registration = child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (_: UIView, _: UITraitCollection) in observed.append(.unspecified)
      }
      controller.overrideUserInterfaceStyle = .dark
      controller.overrideUserInterfaceStyle = .dark
      #expect(controller.heard == ["0 to 2"])
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(observed == [.dark])
      controller.traitOverrides.horizontalSizeClass = .regular
      #expect(observed == [.dark, .unspecified])
      child.unregisterForTraitChanges(registration)
      controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(observed.count == 2)
    }
  }

  @Test func customTraitsAreInherited() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(!inner.traitCollection[IsSpecial.self])
    outer.traitOverrides[IsSpecial.self] = true
    #expect(inner.traitCollection[IsSpecial.self])
    inner.traitOverrides[IsSpecial.self] = false
    #expect(!inner.traitCollection[IsSpecial.self])
    #expect(outer.traitOverrides.contains(IsSpecial.self))
  }

  @Test func collectionsAreCombined() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    #expect(UIColor.systemBackground.resolvedColor(with: both).color.light.red < 0.1)
  }

  @Test func theLinesOfASymbolLightUp() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let view = run.perform {
      let view = UIImageView(image: UIImage(systemName: "wifi"))
      run.window.addSubview(view)
      return view
    }
    var (isOver, parts) = (false, 0)
    let timeline = try run.record {
      view.addSymbolEffect(.variableColor.iterative, options: .nonRepeating) { _ in isOver = true }
      parts = view.subviews.count
    }
    // A dot and three arcs, from the inside outwards.
    #expect(parts == 4)
    #expect(isOver && view.subviews.isEmpty && view.variableColor == nil)
    expectClose(CGFloat(timeline.duration), 1.5, within: 0.1)
    let effect = VariableColorSymbolEffect()
    #expect(effect.opacities(of: 1, among: 2) == [0.3, 0.3, 1, 0.3])
    #expect(effect.cumulative.hideInactiveLayers.opacities(of: 0, among: 2) == [0, 1, 1, 0])
    #expect(effect.cumulative.reversing.opacities(of: 1, among: 2) == [0.3, 0.3, 1, 0.3, 0.3])
  }

  @Test func aSymbolJumps() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let view = run.perform {
      let view = UIImageView(image: UIImage(systemName: "heart"))
      run.window.addSubview(view)
      return view
    }
    var isOver = false
    let timeline = try run.record {
      view.addSymbolEffect(.bounce) { _ in isOver = true }
      view.addSymbolEffect(.variableColor)
    }
    let id = try #require(view.layer.id(in: run))
    let shown = try #require(timeline.presentation(of: id, at: 0.17))
    #expect(shown.transform.m11 > 1.1)
    #expect(isOver)
    #expect(timeline.events.contains { $0.detail.contains("VariableColorSymbolEffect") })
  }
}
