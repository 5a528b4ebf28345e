#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The limit of descriptors that this process may have open.
enum DescriptorLimit {
  #if canImport(Darwin)
  private static let resource = RLIMIT_NOFILE
  #else
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  /// Raises the soft limit, which systems keep low by default, and never lowers it.
  ///
  /// - Returns: the current limit, which may be lower than wanted.
  static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let current = limit.rlim_cur
    limit.rlim_cur = max(current, min(rlim_t(clamping: wanted), limit.rlim_max))
    let isRaised = limit.rlim_cur > current && setrlimit(resource, &limit) == 0
    return Int(clamping: isRaised ? limit.rlim_cur : current)
  }
}
