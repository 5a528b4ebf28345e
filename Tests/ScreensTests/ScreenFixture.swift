import TestSupport

@testable import UIKit

extension ReadScreen {
  /// The screen's views, laid out.
  func makeView(includingTabBar: Bool = true) -> UIView {
    guard let screen else { return UIView() }
    let run = Run(size: screen.size)
    return run.perform {
      let view: UIView = screen.makeViewController(includingTabBar: includingTabBar).view
      run.window.addSubview(view)
      run.window.layoutIfNeeded()
      return view
    }
  }
}

extension UIView {
  /// This view and all below it, each once.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  func all<View: UIView>(_ type: View.Type) -> [View] { tree.compactMap { $0 as? View } }

  /// The box in a view further up.
  func box(in view: UIView) -> CGRect { convert(bounds, to: view) }
}
