#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How many files and sockets this process may have open at a time.
enum DescriptorLimit {
  #if canImport(Darwin)
  private static let resource = RLIMIT_NOFILE
  #else
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  /// Asks for more descriptors, as systems give few unless asked; never lowers what there is.
  ///
  /// - Returns: How many there are now: fewer than wanted where the system allows no more.
  static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let current = limit.rlim_cur
    limit.rlim_cur = max(current, min(rlim_t(clamping: wanted), limit.rlim_max))
    let isRaised = limit.rlim_cur > current && setrlimit(resource, &limit) == 0
    return Int(clamping: isRaised ? limit.rlim_cur : current)
  }
}
