import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The parts of a Swift toolchain that make a library of a listing.
package struct SwiftToolchain: Sendable {
  /// The compiler.
  let compiler: String
  /// The linker that comes with it.
  let linker: String
  /// What tells lines of code by addresses; whether it is there is seen when it is asked.
  let symbolizer: String
  /// What tells the runtime of a library's types; without it no conformance is found.
  let registration: String
  /// The folder of the libraries that a library of a listing needs when it is loaded.
  let runtime: String

  /// The toolchain whose `swiftc` comes first on a search path; nil if there is none, or parts of it are missing.
  package init?(searchPath: String) {
    let found = searchPath.split(separator: ":").lazy.map { "\($0)/swiftc" }.first(where: Self.isProgram)
    guard let found, let resolved = realpath(found, nil) else { return nil }
    defer { free(resolved) }
    // The program is one of several names of the compiler itself, which tells them apart.
    let folder = SitePath.directory(of: String(cString: resolved))
    let root = SitePath.directory(of: folder)
    compiler = folder + "/swiftc"
    linker = folder + "/ld.lld"
    symbolizer = folder + "/llvm-symbolizer"
    runtime = root + "/lib/swift/linux"
    registration = "\(runtime)/\(Self.architecture)/swiftrt.o"
    guard Self.isProgram(compiler), Self.isProgram(linker), access(registration, R_OK) == 0 else {
      return nil
    }
  }

  private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  #if arch(arm64)
  private static let architecture = "aarch64"
  #else
  private static let architecture = "x86_64"
  #endif
}
