import Screens
import UIKit

extension [Screen] {
  /// Puts one status bar over the current run's window, if all screens have one size and none is a picture.
  /// As on a device, the bar stays in place while screens change, and takes their styles.
  ///
  /// - Parameter overPictures: whether the bar lies above pictures, too.
  /// - Returns: whether the window has the bar now.
  @discardableResult
  func shareStatusBar(overPictures: Bool = false) -> Bool {
    guard let run = Run.current, Set(map(\.size)).count == 1,
      overPictures || !contains(where: \.isPicture), let bar = lazy.compactMap({ $0.makeStatusBar() }).first
    else { return false }
    run.window.statusBar = bar
    return true
  }
}
