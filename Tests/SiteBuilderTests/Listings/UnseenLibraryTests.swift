import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// What public libraries do that the Objective-C runtime allows, as folders of Swift and on pages.
@Suite(.enabled(if: Built.hasToolchain))
struct UnseenLibraryTests {
  /// What a run of code prints, and the problems of its site, once in the site's own Swift and once on the page.
  private func outcomes(_ library: String, _ code: String) throws -> [(printed: [String], report: String)] {
    try [false, true].map { isFolder in
      let listing = isFolder ? "" : "```swift\n\(library)\n```\n\n"
      var files = [
        "zoetrope.yml": isFolder ? "code: Lib\n" : "code: on\n",
        "content/index.md": "# T\n\n\(listing)```{run}\n:size: 100x100\n:caption: A.\n\(code)\n```\n",
      ]
      if isFolder {
        // The extensions stand in a file of their own.
        let parts = library.components(separatedBy: "// ---\n")
        for (number, part) in parts.enumerated() { files["Lib/\(number).swift"] = "import UIKit\n" + part }
      }
      let built = try TestSite(files, listings: .built()).build()
      let printed = built.figures.flatMap(\.printedNotes).map { String($0.dropFirst("printed: ".count)) }
      return (printed, built.report)
    }
  }

  private func expect(_ printed: [String], from library: String, _ code: String) throws {
    for outcome in try outcomes(library, code) {
      #expect(outcome.report == "")
      #expect(outcome.printed == printed)
    }
  }

  @Test func `a reference to an optional method is nil without it`() throws {
    let library = """
      @objc public protocol Deck: AnyObject {
        @objc optional func tapped(_ x: Int)
        @objc optional func size(index: Int) -> CGSize
        @objc optional func name(of index: Int) -> String?
        @objc optional func close()
        @objc optional func card(_ index: Int, at place: Int) -> Int
        @objc optional var title: String { get }
      }
      open class Full: NSObject, Deck {
        public func tapped(_ x: Int) { print("tapped", x) }
        public func size(index: Int) -> CGSize { CGSize(width: index, height: 1) }
        public func name(of index: Int) -> String? { "n\\(index)" }
        public func close() { print("close") }
        public func card(_ index: Int, at place: Int) -> Int { index + place }
        public override init() {}
      }
      public class Empty: Deck { public init() {} }
      public class User {
        public weak var deck: Deck?
        public init(_ deck: Deck?) { self.deck = deck }
        public func use(_ d: Deck) {
          if let tapped = deck?.tapped { tapped(3) } else { print("no tapped") }
          if let size = d.size { print(size(2).width) } else { print("no size") }
          let name: ((Int) -> String?)? = d.name
          print(name?(4) ?? "no name", d.size != nil, d.title != nil, deck?.close != nil)
          if let close = d.close { close() }
          if let card = d.card(_:at:) { print(card(3, 4)) }
          d.tapped.map { $0(5) }
          let rect = CGRect(x: 0, y: 0, width: 6, height: 7)
          print(rect.size.width, d.card?(1, at: 1) ?? 0)
          print((d as AnyObject).responds(to: #selector(Deck.tapped(_:))))
        }
      }
      """
    let code = """
      let (full, empty) = (Full(), Empty())
      User(full).use(full)
      User(empty).use(empty)
      """
    try expect(
      [
        "tapped 3", "2.0", "n4 true false true", "close", "7", "tapped 5", "6.0 2", "true",
        "no tapped", "no size", "no name false false false", "6.0 0", "false",
      ], from: library, code)
  }

  @Test func `so is one of UIKit's protocols`() throws {
    let library = """
      open class Scroller: NSObject, UIScrollViewDelegate {
        public func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scroll") }
        public override init() {}
      }
      open class Sized: NSObject, UICollectionViewDelegateFlowLayout { public override init() {} }
      // ---
      extension Sized {
        public func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 3, height: 4) }
      }
      public func ask(_ s: UIScrollViewDelegate?, _ v: UIScrollView) {
        v.delegate = s
        print(s?.scrollViewDidScroll != nil, v.delegate?.scrollViewDidZoom == nil)
        if let scroll = s?.scrollViewDidScroll { scroll(v) }
        guard let s else { return }
        s.scrollViewDidScroll.map { $0(v) }
        print(s.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
      }
      public func ask(_ s: UICollectionViewDelegateFlowLayout, _ v: UICollectionView) {
        if let size = s.collectionView(_:layout:sizeForItemAt:) {
          print(size(v, v.collectionViewLayout, IndexPath(item: 0, section: 0)))
        }
        print(s.collectionView(_:layout:insetForSectionAt:) == nil)
      }
      """
    let code = """
      let scroll = UIScrollView()
      ask(Scroller(), scroll)
      ask(Sized() as UIScrollViewDelegate, scroll)
      ask(nil, scroll)
      ask(Sized(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
      """
    for outcome in try outcomes(library, code) {
      #expect(outcome.report == "")
      #expect(
        outcome.printed.map { $0.replacing("Optional(", with: "").replacing("))", with: ")") } == [
          "true true", "scroll", "scroll", "true", "false true", "false", "false true", "(3.0, 4.0)", "true",
        ])
    }
  }

  @Test func `methods of extensions are called by names made of strings`() throws {
    let library = """
      open class Effects: UIView {
        @objc func sum(_ a: NSNumber, of b: NSNumber) -> NSNumber { NSNumber(value: a.intValue + b.intValue) }
        public func run(_ names: [String]) {
          for name in names {
            let load = Selector("\\(name)Load")
            print(name, responds(to: load))
            if responds(to: load) { perform(load) }
          }
        }
      }
      // ---
      extension Effects {
        @objc func fadeLoad() { print("fade") }
        @objc(turnLoad) private func turn() {}
      }
      extension UIView { @objc func shakeLoad() { print("shake") } }
      """
    let code = "Effects(frame: .zero).run([\"fade\", \"shake\", \"burn\"])"
    try expect(["fade true", "fade", "shake true", "shake", "burn false"], from: library, code)
  }

  @Test func `delegates are called by their selectors`() throws {
    let library = """
      open class Pager: UIViewController, UICollectionViewDelegate {
        @objc open func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath: IndexPath
        ) -> CGSize { CGSize(width: 7, height: 8) }
        @objc(collectionView:didSelectItemAtIndexPath:)
        public func chose(_ list: UICollectionView, _ path: IndexPath) { print("chose", path.item) }
      }
      public func ask(_ delegate: UICollectionViewDelegate) {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 3, section: 0)
        delegate.collectionView?(list, didSelectItemAt: path)
        let flow = delegate as? UICollectionViewDelegateFlowLayout
        print(flow?.collectionView?(list, layout: list.collectionViewLayout, sizeForItemAt: path).width ?? 0)
      }
      """
    try expect(["chose 3", "7.0"], from: library, "ask(Pager())")
  }

  @Test func `a library asks an object of a page`() throws {
    let library = """
      import UIKit
      @objc public protocol Deck: AnyObject { @objc optional func tapped(_ x: Int) }
      public class User {
        public weak var deck: Deck?
        public init() {}
        public func ask(_ s: UIScrollView) {
          if let f = deck?.tapped { f(3) } else { print("none") }
          print(s.delegate?.scrollViewDidScroll != nil)
        }
      }
      """
    let page = """
      # T

      ```swift
      class Mine: NSObject, Deck, UIScrollViewDelegate {
        func tapped(_ x: Int) { print("tapped", x) }
        func scrollViewDidScroll(_ s: UIScrollView) {}
      }
      class Other: NSObject, Deck, UIScrollViewDelegate {}
      func use(_ user: User, _ other: NSObject & Deck & UIScrollViewDelegate) {
        let scroll = UIScrollView()
        (user.deck, scroll.delegate) = (other, other)
        user.ask(scroll)
      }
      ```

      ```{run}
      :size: 100x100
      :caption: A.
      use(User(), Mine())
      use(User(), Other())
      ```
      """
    let built = try TestSite(
      ["zoetrope.yml": "code: Lib\n", "Lib/a.swift": library, "content/index.md": page], listings: .built()
    ).build()
    #expect(built.report == "")
    #expect(
      built.figures.flatMap(\.printedNotes) == [
        "printed: tapped 3", "printed: true", "printed: none", "printed: false",
      ])
  }

  @Test func `a subclass overrides what an extension has for a protocol`() throws {
    let library = """
      open class Base: NSObject {}
      open class Plain: NSObject {}
      // ---
      extension Base: UIScrollViewDelegate {
        open func scrollViewDidScroll(_ s: UIScrollView) { print("base") }
      }
      extension Base: UIViewControllerAnimatedTransitioning {
        open func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
        open func animateTransition(using c: UIViewControllerContextTransitioning) {}
      }
      extension Plain: UITextFieldDelegate {
        public func textFieldDidBeginEditing(_ f: UITextField) { print("plain") }
      }
      class Derived: Base {
        override func scrollViewDidScroll(_ s: UIScrollView) { super.scrollViewDidScroll(s); print("derived") }
        override func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 2 }
      }
      class Other: Plain { override func textFieldDidBeginEditing(_ f: UITextField) { print("other") } }
      """
    let code = """
      let all: [UIViewControllerAnimatedTransitioning] = [Base(), Derived()]
      for one in all { print(one.transitionDuration(using: nil)) }
      (Derived() as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView())
      (Other() as UITextFieldDelegate).textFieldDidBeginEditing(UITextField())
      """
    try expect(["1.0", "2.0", "base", "derived", "other"], from: library, code)
  }

  @Test func `a view that overrides methods for touches handles them`() throws {
    for (isExtension, isSuperCalled) in [(false, false), (true, false), (false, true)] {
      let method = """
        override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          \(isSuperCalled ? "super.touchesEnded(touches, with: event)" : "backgroundColor = .red")
        }
        """
      let library =
        isExtension
        ? "open class Pad: UIView {}\n// ---\nextension Pad { \(method) }"
        : "open class Pad: UIView { \(method) }"
      let code = """
        let pad = Pad(frame: view.bounds)
        pad.backgroundColor = .blue
        view.addSubview(pad)
        """
      for isFolder in [true, false] {
        var files = ["zoetrope.yml": isFolder ? "code: Lib\n" : "code: on\n"]
        let listing = isFolder ? "" : "```swift\n\(library)\n```\n\n"
        if isFolder { files["Lib/a.swift"] = "import UIKit\n" + library }
        files["content/index.md"] =
          "# T\n\n\(listing)```{run}\n:size: 100x100\n:script: tap 50,50; wait 0.5s\n:caption: A.\n\(code)\n```\n"
        #expect(!(try TestSite(files, listings: .built()).build().identifiers.contains("gesture.unheard")))
      }
    }
  }

  @Test func `what Apple makes empty is empty`() throws {
    let library = """
      public final class Holder {
        var timer = Timer()
        let text = NSMutableAttributedString()
        public init() {}
        public func use(_ found: Int) {
          timer.invalidate()
          text.append(NSAttributedString(string: "ab"))
          print(timer.isValid, text.length, NSAttributedString().length, found == NSNotFound)
        }
      }
      """
    for values in ["", "\npublic let id = UUID().uuidString.count"] {
      try expect(["false 2 0 true"], from: library + values, "Holder().use(Int.max)")
    }
  }

  @Test func `a request ends without a connection`() throws {
    let library = """
      public final class Loader {
        public init() {}
        public func load(_ address: String) {
          guard let url = URL(string: address) else { return }
          let task = URLSession.shared.dataTask(with: url) { data, response, error in
            DispatchQueue.main.async {
              print(data == nil, response is HTTPURLResponse, (error as? URLError)?.code == .notConnectedToInternet)
            }
          }
          task.resume()
          var request = URLRequest(url: url)
          request.httpMethod = "POST"
          let other = URLSession(configuration: .default).dataTask(with: request) { _, _, error in
            print((error as? URLError)?.code == .cancelled)
          }
          other.cancel()
          Task {
            do { _ = try await URLSession.shared.data(from: url) } catch { print((error as? URLError) != nil) }
          }
        }
      }
      """
    for outcome in try outcomes(library, "Loader().load(\"https://example.org/a.png\")") {
      #expect(outcome.printed.sorted() == ["true", "true", "true false true"])
      #expect(outcome.report.contains("there is no network in a run"))
      #expect(outcome.report.components(separatedBy: "[lint.not-modelled]").count >= 2)
    }
  }

  // MARK: A folder of Swift

  @Test(arguments: ["# Text", "# Text\n\n```swift\nlet a = 1\n```"])
  func `errors in the site's own Swift are told if no page runs it`(_ page: String) throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "code: Lib\n", "content/index.md": page,
        "Lib/a.swift": "import UIKit\nlet a: Int = \"text\"\n",
      ], listings: .built())
    let report = site.build().report
    #expect(report.hasPrefix("Lib/a.swift:2:14: error: Swift: cannot convert value of type 'String'"))
    // A further build says the same, and a mended file nothing.
    #expect(site.build().report == report)
    try site.source.write("import UIKit\nlet a: Int = 1\n", to: "Lib/a.swift")
    #expect(site.build().report == "")
  }

  @Test func `warnings in the site's own Swift are notes`() throws {
    let page = "# T\n\n```{run}\n:size: 100x100\n:caption: A.\nlet unused = mean()\n```\n"
    let built = try TestSite(
      [
        "zoetrope.yml": "code: Lib\n", "content/index.md": page,
        "Lib/a.swift": "import UIKit\npublic func mean() -> Int {\n  let unused = 1\n  return 2\n}\n",
      ], listings: .built()
    ).build()
    let own = built.diagnostics.filter { $0.range?.file.path == "Lib/a.swift" }
    #expect(own.map(\.severity) == [.note])
    #expect(own.map(\.identifier) == ["swift.warning"])
    // On a page, a warning stays one.
    let others = built.diagnostics.filter { $0.range?.file.path != "Lib/a.swift" }
    #expect(others.map(\.severity) == [.warning])
  }
}
