import TransitionEngine
import UIKit

/// One execution of a script.
package struct Trial {
  package let script: Script
  /// What was wrong at the end; empty if all was well.
  package let problems: [String]
  /// What it left; nil if it did not come to an end.
  package let timeline: Timeline?

  package init(_ script: Script) {
    self.script = script
    let scene = Scene(script)
    do {
      scene.run.perform { scene.build() }
      try scene.run.settle()
      let timeline = try scene.run.record { scene.follow(script) }
      problems = scene.problems(after: timeline)
      self.timeline = timeline
    } catch let error as UnfinishedRun {
      problems = ["it did not come to an end: \(error.reason), \(error.open)"]
      timeline = nil
    } catch {
      problems = ["it broke off: \(error)"]
      timeline = nil
    }
  }

  /// What is wrong, including that a second execution may differ.
  package func problemsWithRepetition() -> [String] {
    let other = Trial(script)
    return other.timeline == timeline && other.problems == problems
      ? problems : problems + ["a second execution was another one"]
  }
}
