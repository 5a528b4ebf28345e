@_exported import BuiltTestSupport
import Cache
import Directives
import Listings
import Toolchain

extension ListingService {
  /// A service that compiles and runs Swift with the programs built with the tests.
  package static func built(
    cache: Cache? = nil, runner: String = Built.runner, modules: String = Built.modules,
    searchPath: String = Built.searchPath, pageSeconds: Double? = nil
  ) -> ListingService {
    ListingService(program: runner, pageSeconds: pageSeconds) { () throws(ListingBuilder.Unavailable) in
      try ListingBuilder(searchPath: searchPath, modules: modules, cache: cache, digests: nil)
    }
  }
}

extension Built {
  /// Whether a toolchain can compile listings.
  package static let hasToolchain = SwiftToolchain(searchPath: searchPath) != nil
}
