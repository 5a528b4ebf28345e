import Screens
import UIKit

extension [Screen] {
  /// Puts one status bar above everything in the window of the current run, if all screens are as large as the window and
  /// draw their own content: as on a device, it stays in place while they change, and takes their styles.
  ///
  /// - Returns: whether the window has the bar now.
  func shareStatusBar() -> Bool {
    guard let run = Run.current, let first, allSatisfy({ $0.drawsStatusBar && $0.size == first.size }),
      let bar = lazy.compactMap({ $0.makeStatusBar() }).first
    else { return false }
    run.window.statusBar = bar
    return true
  }
}
