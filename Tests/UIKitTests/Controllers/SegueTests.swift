import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Segues that code makes, and the storyboards that there are not.
@Suite struct SegueTests {
  private let run = Run(size: CGSize(width: 400, height: 800))

  private func root(_ controller: UIViewController) throws -> UIViewController {
    run.perform { run.window.rootViewController = controller }
    try run.settle()
    return controller
  }

  @Test func aSeguePresentsItsDestination() throws {
    let (source, destination) = (UIViewController(), UIViewController())
    _ = try root(source)
    _ = try run.record {
      UIStoryboardSegue(identifier: "detail", source: source, destination: destination).perform()
    }
    #expect(source.presentedViewController === destination)
  }

  @Test func aSeguePushesInANavigationController() throws {
    let (source, destination) = (UIViewController(), UIViewController())
    let navigation = try #require(
      try root(UINavigationController(rootViewController: source)) as? UINavigationController)
    _ = try run.record {
      UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
    }
    #expect(navigation.topViewController === destination)
  }

  @Test func aSegueCallsItsClosureInstead() throws {
    let calls = Recorded<String>()
    UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController()) {
      calls.values.append("performed")
    }.perform()
    #expect(calls.values == ["performed"])
  }

  @Test func lintSaysWhatThereIsNoStoryboardFor() throws {
    let source = try root(UIViewController())
    let timeline = try run.record {
      source.performSegue(withIdentifier: "detail", sender: nil)
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
      #expect(UIImage(named: "castle") == nil)
    }
    let findings = timeline.lint()
    #expect(Set(findings.map(\.rule)) == [.notModelled])
    #expect(findings.contains { $0.message.contains("segue “detail”") })
  }
}
