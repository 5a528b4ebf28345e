#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import CSystem
import Files

/// Locates the parts of this installation: beside the program, or in `lib/zoetrope` next to its `bin`.
enum Installed {
  /// The path of another program of the installation; nil if this program can't find its own path.
  static func program(_ name: String) -> String? {
    guard let folder = programFolder else { return nil }
    let installed = "\(folder)/../lib/zoetrope/\(name)"
    return (try? FileSystem.kind(of: installed)) == .file ? installed : "\(folder)/\(name)"
  }

  /// The folder with the modules that an author's Swift imports; nil if this program can't find its own path.
  static var modules: String? {
    guard let folder = programFolder else { return nil }
    let installed = "\(folder)/../lib/zoetrope/modules"
    return (try? FileSystem.kind(of: installed)) == .folder ? installed : "\(folder)/Modules"
  }

  /// The folders of programs, separated by colons.
  static var searchPath: String { getenv("PATH").map { String(cString: $0) } ?? "" }

  private static var programFolder: String? { runningProgram.flatMap(SitePath.parent) }

  /// The path of the program's own file.
  static var runningProgram: String? {
    #if os(Linux)
    // If the program has been replaced since its start, the link is broken.
    if (try? FileSystem.kind(of: "/proc/self/exe")) != nil { return FileSystem.realPath("/proc/self/exe") }
    #endif
    return CSystemProgramPath().flatMap { String(validatingCString: $0) }.flatMap(FileSystem.realPath)
  }
}
