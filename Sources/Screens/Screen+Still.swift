import TransitionEngine
import UIKit

extension Screen {
  /// A timeline of the screen at rest, after an author's own view controller has appeared.
  package func still() -> Timeline {
    let run = Run(size: size)
    if runsListings {
      run.perform { run.window.rootViewController = makeViewController() }
      // Endless animations are shown at their current state.
      try? run.settle()
    }
    let root = run.perform {
      if !runsListings { run.window.addSubview(makeViewController().view) }
      run.window.layoutIfNeeded()
      return run.window.layer.value(in: run)
    }
    return Timeline(size: size, duration: 0, initial: root, commits: [])
  }
}
