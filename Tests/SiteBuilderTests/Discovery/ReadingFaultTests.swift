import Files
import Foundation
import Testing
import Threads

@testable import SiteBuilder

/// Every call that reading a source makes fails once, in turn: a build that says nothing has read all of it.
struct ReadingFaultTests {
  @Test func `what cannot be read is missed`() throws {
    let site = try TestSite([
      "content/index.md": "# Home\n", "content/a/one.md": "# One\n", "content/b/two.md": "# Two\n",
      "content/b/picture.png": "picture", "content/_data/names.yml": "a: b\n",
      "content/b/plain.html": "<p>x</p>",
      "zoetrope.yml": "title: Site\nbase_url: https://example.org\n",
    ])
    func build(_ faults: Faults?) -> (hasFailed: Bool, files: [PathKey: OutputFile.Content]) {
      Faults.$injected.withValue(faults) {
        Workers.$threadCount.withValue(1) {
          let built = site.cleanBuild()
          return (
            built.hasFailed(strict: false),
            Dictionary(uniqueKeysWithValues: built.files.map { (PathKey($0.path), $0.content) })
          )
        }
      }
    }
    let faults = Faults(at: nil)
    let whole = build(faults)
    #expect(!whole.hasFailed)
    #expect(faults.made.contains(.list) && faults.made.contains(.read))
    for (number, call) in faults.made.enumerated() {
      let broken = build(Faults(at: number))
      #expect(broken.hasFailed || broken.files == whole.files, "call \(number), \(call.rawValue)")
    }
  }
}
