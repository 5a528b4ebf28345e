#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A path to find things by. It is equal to the same bytes only, as names of files are.
///
/// Swift’s strings are equal if they mean the same text, and “é” can be written in two ways: as keys of a
/// dictionary, the paths of two files would be one.
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
