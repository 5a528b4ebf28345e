import Files

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The parts of a Swift toolchain that parse listings and compile them into libraries.
package struct SwiftToolchain: Sendable {
  /// The compiler's driver.
  package let compiler: String
  /// The compiler itself, which the driver would start.
  package let frontend: String
  /// The linker of the toolchain.
  package let linker: String
  /// The program that finds lines of code by addresses. Its existence is checked on use.
  package let symbolizer: String
  /// The object file that registers a library's types with the runtime. Without it, no conformance is found.
  package let registration: String
  /// The folder of the libraries that a compiled listing loads.
  package let runtime: String
  /// The folder of the parser's libraries.
  let parser: String

  /// The toolchain of the first `swiftc` on this program's search path.
  static let installed = SwiftToolchain(searchPath: getenv("PATH").map { String(cString: $0) } ?? "")

  /// Finds the toolchain of the first `swiftc` on a search path; nil without one, or with parts missing.
  package init?(searchPath: String) {
    let programs = searchPath.split(separator: ":").lazy.map { "\($0)/swiftc" }
    guard let found = programs.first(where: Self.isProgram), let program = FileSystem.realPath(found) else {
      return nil
    }
    // `swiftc` links to the driver, which acts by the name it is called by.
    let folder = SitePath.directory(of: program)
    let root = SitePath.directory(of: folder)
    compiler = folder + "/swiftc"
    frontend = folder + "/swift-frontend"
    linker = folder + "/ld.lld"
    symbolizer = folder + "/llvm-symbolizer"
    runtime = root + "/lib/swift/linux"
    parser = root + "/lib/swift/host"
    registration = "\(runtime)/\(Self.architecture)/swiftrt.o"
    guard Self.isProgram(compiler), Self.isProgram(frontend), Self.isProgram(linker),
      FileSystem.may(.readFile, registration)
    else { return nil }
  }

  /// The variable of the environment with the folders of libraries, for programs that parse or run listings.
  ///
  /// Such programs contain no paths themselves, since toolchains differ from machine to machine.
  package var libraryPath: String { "LD_LIBRARY_PATH=\(runtime):\(parser)" }

  private static func isProgram(_ path: String) -> Bool { FileSystem.may(.runProgram, path) }

  #if arch(arm64)
  private static let architecture = "aarch64"
  #else
  private static let architecture = "x86_64"
  #endif
}
