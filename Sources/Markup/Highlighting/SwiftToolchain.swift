import Files

/// The parts of a Swift toolchain that parse listings and make libraries of them.
package struct SwiftToolchain: Sendable {
  /// The compiler.
  package let compiler: String
  /// The linker that comes with it.
  package let linker: String
  /// What tells lines of code by addresses; whether it is there is seen when it is asked.
  package let symbolizer: String
  /// What tells the runtime of a library's types; without it no conformance is found.
  package let registration: String
  /// The folder of the libraries that a library of a listing needs when it is loaded.
  package let runtime: String
  /// The folder of the parser's libraries.
  let parser: String

  /// The toolchain whose `swiftc` comes first on a search path; nil if there is none, or parts of it are missing.
  package init?(searchPath: String) {
    let programs = searchPath.split(separator: ":").lazy.map { "\($0)/swiftc" }
    guard let found = programs.first(where: Self.isProgram), let program = FileSystem.realPath(found) else {
      return nil
    }
    // The program is one of several names of the compiler itself, which tells them apart.
    let folder = SitePath.directory(of: program)
    let root = SitePath.directory(of: folder)
    compiler = folder + "/swiftc"
    linker = folder + "/ld.lld"
    symbolizer = folder + "/llvm-symbolizer"
    runtime = root + "/lib/swift/linux"
    parser = root + "/lib/swift/host"
    registration = "\(runtime)/\(Self.architecture)/swiftrt.o"
    guard Self.isProgram(compiler), Self.isProgram(linker), FileSystem.may(.readFile, registration)
    else { return nil }
  }

  /// Where the system looks for libraries of a program that parses listings or runs them, as a word of its environment.
  ///
  /// Such programs name no folder of their own: they are built on one machine and run beside the toolchain of another.
  package var libraryPath: String { "LD_LIBRARY_PATH=\(runtime):\(parser)" }

  private static func isProgram(_ path: String) -> Bool { FileSystem.may(.runProgram, path) }

  #if arch(arm64)
  private static let architecture = "aarch64"
  #else
  private static let architecture = "x86_64"
  #endif
}
