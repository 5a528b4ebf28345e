import Directives
import Foundation
import Listings

@testable import SiteBuilder

/// A site whose Swift is compiled and run, with the programs and modules beside the tests.
final class RunningSite {
  let source: TemporaryFolder
  let listings: ListingService
  private let site: Site

  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path
  private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
  /// Whether there is a toolchain to compile with.
  static let isPossible =
    (try? ListingWorkshop(searchPath: searchPath, modules: folder + "/Modules", cache: nil, digests: nil))
    != nil

  static let screens = """
    ```{screen} a
    background: systemRed
    ```
    ```{screen} b
    background: systemBlue
    ```

    """
  static let fade = """
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      let duration: TimeInterval
      init(duration: TimeInterval) { self.duration = duration }
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let to = context.view(forKey: .to)!
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: duration) { to.alpha = 1 } completion: { context.completeTransition($0) }
      }
    }

    """

  init(_ files: [String: String]) throws {
    source = try TemporaryFolder()
    for (name, text) in files { try source.write(text, to: name) }
    let plain = TestSite.testFolder + "/PlainTemplates/layouts"
    for name in try FileManager.default.contentsOfDirectory(atPath: plain).sorted() {
      try source.write(
        try String(contentsOfFile: plain + "/" + name, encoding: .utf8), to: "templates/layouts/" + name)
    }
    let folder = Self.folder
    listings = ListingService(program: folder + "/zoetrope-runner") {
      () throws(ListingWorkshop.Unavailable) in
      try ListingWorkshop(searchPath: Self.searchPath, modules: folder + "/Modules", cache: nil, digests: nil)
    }
    var options = Site.Options(source: source.path)
    options.keepsContents = true
    options.listings = listings
    options.swiftParser = folder + "/zoetrope-swift-parser"
    site = Site(options)
  }

  func build(changed: Set<String>? = nil) -> BuiltSite { site.build(changed: changed) }
}
