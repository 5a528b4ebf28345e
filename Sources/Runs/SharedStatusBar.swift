import Screens
import UIKit

extension [Screen] {
  /// Puts one status bar above everything in the window of the current run, if all screens have the same: it stays in place
  /// while they change, as on a device. Screens with different ones keep their own.
  ///
  /// - Returns: whether the window has the bar now.
  func shareStatusBar() -> Bool {
    guard let run = Run.current, let first, allSatisfy({ $0.hasStatusBar(of: first) }),
      let bar = first.makeStatusBar()
    else { return false }
    run.window.systemOverlay = bar
    return true
  }
}
