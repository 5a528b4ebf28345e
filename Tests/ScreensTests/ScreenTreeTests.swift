import TestSupport
import Testing

@testable import Screens
@testable import UIKit

/// A whole screen, view by view.
struct ScreenTreeTests {
  @Test func inbox() {
    let view = ReadScreen(
      """
      navigationBar: {title: Inbox, right: Edit}
      tabBar: {items: [{title: Mail, icon: envelope}, {title: You, icon: person}]}
      content:
        - search: Find
        - list:
            rows:
              - {title: Maya, subtitle: Hello, detail: "9:32", avatar: ML, accessory: chevron}
              - Archive
      """
    ).makeView()
    #expect(
      dump(view) == """
        ScreenView 0 0 375 667
          ColumnView 0 0 375 667
            SearchView 16 80 343 36
              UIImageView 8 8.333 19.2 19.2
              UILabel 33.2 0 301.8 36 “Find”
            ListView 0 132 375 104
              UIView 0 0 375 104
                RowView 0 0 375 60
                  CircleView 16 8 44 44
                    UILabel 0 0 44 44 “ML”
                  UILabel 72 9.667 230.667 20.667 “Maya”
                  UILabel 310.667 11 31.333 18.333 “9:32”
                  UIImageView 350 10 9 20
                  UILabel 72 32.333 287 18.333 “Hello”
                RowView 0 60 375 44
                  UILabel 16 11.667 343 20.667 “Archive”
                UIView 72 59.5 303 0.5
                UIView 16 103.5 359 0.5
        """)
  }

  /// Class, frame and text of every view; the bars are UIKit's own, and other tests'.
  private func dump(_ view: UIView, depth: Int = 0) -> String {
    guard !(view is UINavigationBar), !(view is UITabBar), !(view is StatusBar) else { return "" }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.short).joined(separator: " ")
    let text = (view as? UILabel)?.text.map { " “\($0)”" } ?? ""
    let own = String(repeating: "  ", count: depth) + "\(type(of: view)) \(numbers)\(text)"
    return ([own] + view.subviews.map { dump($0, depth: depth + 1) }.filter { !$0.isEmpty }).joined(
      separator: "\n")
  }

  private static func short(_ number: CGFloat) -> String {
    let thousandths = (number * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}
