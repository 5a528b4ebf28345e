import TransitionEngine
import UIKit

extension Screen {
  /// A timeline in which nothing happens: the screen at rest. An author's own view controller has appeared by then.
  package func still() -> Timeline {
    let run = Run(size: size)
    if runsListings {
      run.perform { run.window.rootViewController = makeViewController() }
      // Whatever never ends on it is shown as it is by then.
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
