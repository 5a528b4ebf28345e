#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A path as a key: equal only to the same bytes, as file names are.
///
/// Swift’s strings compare by canonical equivalence, which would merge paths with two encodings of “é”.
package struct PathKey: Hashable, Comparable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package static func == (a: PathKey, b: PathKey) -> Bool { SitePath.isSame(a.path, b.path) }
  package static func < (a: PathKey, b: PathKey) -> Bool { SitePath.precedes(a.path, b.path) }

  package func hash(into hasher: inout Hasher) {
    let isDone: Void? = path.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in path.utf8 { hasher.combine(byte) } }
  }
}
