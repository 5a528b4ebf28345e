@_exported import BuiltTestSupport
import Cache
import Directives
import Listings
import Markup

extension ListingService {
  /// Compiles and runs Swift with what was built along with the tests.
  package static func built(
    cache: Cache? = nil, runner: String = Built.runner, modules: String = Built.modules,
    searchPath: String = Built.searchPath, pageSeconds: Double? = nil
  ) -> ListingService {
    ListingService(program: runner, pageSeconds: pageSeconds) { () throws(ListingWorkshop.Unavailable) in
      try ListingWorkshop(searchPath: searchPath, modules: modules, cache: cache, digests: nil)
    }
  }
}

extension Built {
  /// Whether there is a toolchain to compile listings with.
  package static let hasToolchain = SwiftToolchain(searchPath: searchPath) != nil
}
