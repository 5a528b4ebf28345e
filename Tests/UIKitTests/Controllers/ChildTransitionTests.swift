import Testing
import TransitionEngine

@testable import UIKit

@Suite struct ChildTransitionTests {
  private let run = Run(size: CGSize(width: 300, height: 500))
  private let calls = Recorded<String>()
  private let parent, old, new: Reporter

  init() throws {
    let (run, calls) = (run, calls)
    let controllers = run.perform {
      let all = ["parent", "old", "new"].map { Reporter($0, calls) }
      all[0].addChild(all[1])
      all[0].addChild(all[2])
      all[0].view.addSubview(all[1].view)
      run.window.rootViewController = all[0]
      return all
    }
    (parent, old, new) = (controllers[0], controllers[1], controllers[2])
    try run.settle()
    calls.values = []
  }

  @Test(arguments: [UIView.AnimationOptions(), .transitionCrossDissolve])
  func tellsBothChildren(options: UIView.AnimationOptions) throws {
    let timeline = try run.record {
      parent.transition(
        from: old, to: new, duration: 0.3, options: options, animations: { new.view.tag = 1 },
        completion: { calls.values.append("completed \($0)") })
    }
    #expect(
      calls.values.filter { !$0.contains("DidLoad") } == [
        "old.viewWillDisappear", "new.viewWillAppear", "old.viewDidDisappear", "new.viewDidAppear",
        "completed true",
      ])
    #expect(parent.view.subviews == [new.view])
    #expect(new.view.tag == 1)
    #expect(options.isEmpty || abs(timeline.duration - 0.3) < 1e-9)
  }

  @Test func refusesStrangers() throws {
    let stranger = UIViewController()
    let timeline = try run.record { parent.transition(from: old, to: stranger, duration: 0.3) }
    #expect(parent.view.subviews == [old.view])
    #expect(timeline.events.last?.detail.hasPrefix("refused") ?? false)
  }
}

@Suite struct ImpliedAppearanceTests {
  private let run = Run(size: CGSize(width: 300, height: 500))
  private let calls = Recorded<String>()

  private func child(of parent: Reporter) -> Reporter {
    run.perform {
      let child = Reporter("child", calls)
      parent.addChild(child)
      child.loadViewIfNeeded()
      return child
    }
  }

  private func show(_ parent: Reporter) throws {
    run.perform { run.window.rootViewController = parent }
    try run.settle()
    calls.values = []
  }

  @Test func aViewThatIsAddedOnScreenAppears() throws {
    let parent = run.perform { Reporter("parent") }
    let child = child(of: parent)
    try show(parent)
    _ = try run.record { parent.view.addSubview(child.view) }
    #expect(calls.values == ["child.viewWillAppear", "child.viewDidAppear"])
    _ = try run.record { child.view.removeFromSuperview() }
    #expect(calls.values.suffix(2) == ["child.viewWillDisappear", "child.viewDidDisappear"])
    #expect(calls.values.count == 4)
  }

  @Test func aViewThatComesWithItsContainerAppearsOnce() throws {
    let parent = run.perform { Reporter("parent") }
    let child = child(of: parent)
    parent.view.addSubview(child.view)
    calls.values = []
    run.perform { run.window.rootViewController = parent }
    try run.settle()
    #expect(calls.values == ["child.viewWillAppear", "child.viewDidAppear"])
  }

  @Test func containersThatForwardByThemselvesAreLeftAlone() throws {
    final class Manual: Reporter {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = run.perform { Manual("parent") }
    let child = child(of: parent)
    try show(parent)
    _ = try run.record { parent.view.addSubview(child.view) }
    #expect(calls.values.isEmpty)
  }
}
