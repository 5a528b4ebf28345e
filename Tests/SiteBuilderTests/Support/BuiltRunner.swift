import Cache
import Directives
import Foundation
import Listings
import Markup

/// What compiles and runs Swift beside the tests.
enum BuiltRunner {
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
  static var hasToolchain: Bool { SwiftToolchain(searchPath: searchPath) != nil }

  /// Where the tests were built, and the modules and programs beside them.
  private static let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  static func service(_ cache: Cache? = nil, searchPath: String = searchPath) -> ListingService {
    let modules = programs + "/Modules"
    return ListingService(program: programs + "/zoetrope-runner") {
      () throws(ListingWorkshop.Unavailable) in
      try ListingWorkshop(searchPath: searchPath, modules: modules, cache: cache, digests: nil)
    }
  }
}
