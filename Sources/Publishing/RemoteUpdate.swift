import Diagnostics
import Files
import SiteBuilder

/// Updates a site on another machine, through a program that the author has.
package struct RemoteUpdate {
  package struct Options: Sendable {
    /// Whether to list changes without making them.
    package var isDry = false
    /// Whether to remove files that others have put there.
    package var deletesForeign = false
    /// The message of a commit.
    package var message = "Publish the site"

    package init() {}
  }

  /// The changes, a line each, as the program prints them.
  package struct Outcome: Sendable {
    package var changes: [String]
    /// The state after the update, in words: `commit 1a2b3c4 of gh-pages`.
    package var state: String
  }

  private let destination: Destination
  private let source: String
  private let options: Options

  /// - Parameter source: the folder of the site's source.
  package init(to destination: Destination, source: String, _ options: Options) {
    self.destination = destination
    self.source = source
    self.options = options
  }

  /// Sends the files, and checks that they have arrived.
  package func run(_ files: [OutputFile]) throws(Diagnostic) -> Outcome {
    do {
      let site = try StagedSite(files)
      switch destination {
      case .branch(let branch, let repository):
        return try GitTarget(branch: branch, repository: repository, source: source).update(site, options)
      case .rsync(let address): return try RsyncTarget(address: address).update(site, options)
      case .rclone(let path): return try RcloneTarget(path: path).update(site, options)
      case .folder(let text), .unknown(let text, _):
        throw Diagnostic.error("publish.failed", "“\(text)” isn't on another machine", at: nil)
      }
    } catch let problem as Diagnostic {
      throw problem
    } catch {
      throw .error("publish.failed", "\(error)", at: nil, fix: "nothing was published")
    }
  }
}
