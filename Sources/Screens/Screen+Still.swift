import TransitionEngine
import UIKit

extension Screen {
  /// A timeline in which nothing happens: the screen at rest.
  package func still() -> Timeline {
    let run = Run(size: size)
    let root = run.perform {
      run.window.addSubview(makeViewController().view)
      run.window.layoutIfNeeded()
      return run.window.layer.value(in: run)
    }
    return Timeline(size: size, duration: 0, initial: root, commits: [])
  }
}
