import Testing
import TransitionEngine

@testable import UIKit

/// A search in a navigation bar, below a status bar of 20 points.
@Suite struct SearchTests {
  private final class Updates: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update “\(searchController.searchBar.text ?? "")”")
    }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let updates = Updates()
  private let results = UIViewController()

  private func search() throws -> (UISearchController, UINavigationController) {
    let made = run.perform {
      let search = UISearchController(searchResultsController: results)
      search.searchResultsUpdater = updates
      search.delegate = updates
      let screen = UIViewController()
      screen.title = "Home"
      screen.navigationItem.searchController = search
      let stack = UINavigationController(rootViewController: screen)
      run.window.rootViewController = stack
      return (search, stack)
    }
    try run.settle()
    return made
  }

  @Test func theFieldLiesBelowTheTitle() throws {
    let (search, stack) = try search()
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 400, height: 96))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 400, height: 52))
    #expect(run.perform { stack.topViewController?.view.safeAreaInsets.top } == 116)
  }

  @Test func aTapOnTheFieldBeginsTheSearchAndCancelEndsIt() throws {
    let (search, stack) = try search()
    let timeline = try run.record { try run.send(.tap(at: CGPoint(x: 200, y: 90)), at: 0) }
    #expect(updates.calls == ["will present", "update “”", "did present"])
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(run.perform { search.searchBar.isFirstResponder })
    #expect(stack.navigationBar.frame.height == 52)
    #expect(timeline.duration >= 0.3)
    #expect(results.view.isHidden)
    updates.calls = []
    _ = try run.record { search.searchBar.text = "abc" }
    #expect(updates.calls == ["update “abc”"])
    #expect(!results.view.isHidden && results.view.window != nil)
    updates.calls = []
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 360, y: 46)), at: 0) }
    #expect(updates.calls == ["will dismiss", "update “”", "did dismiss"])
    #expect(!search.isActive && results.view.window == nil)
    #expect(run.perform { !search.searchBar.isFirstResponder })
    #expect(stack.navigationBar.frame.height == 96)
  }

  @Test func codeBeginsASearch() throws {
    let (search, stack) = try search()
    search.hidesNavigationBarDuringPresentation = false
    _ = try run.record { search.isActive = true }
    #expect(stack.navigationBar.frame.height == 96 && updates.calls.last == "did present")
  }
}
