import CSystem
import Files

/// Where the parts of this installation lie: beside the program, as they are built, or in `lib/zoetrope` of the folder
/// that has the program in `bin`.
enum Installed {
  /// The path of another program of the same installation; nil where the program does not know its own place.
  static func program(_ name: String) -> String? {
    guard let folder = programFolder else { return nil }
    let installed = "\(folder)/../lib/zoetrope/\(name)"
    return (try? FileSystem.kind(of: installed)) == .file ? installed : "\(folder)/\(name)"
  }

  /// The folder with the modules that an author's Swift imports.
  static var modules: String? {
    guard let folder = programFolder else { return nil }
    let installed = "\(folder)/../lib/zoetrope/modules"
    return (try? FileSystem.kind(of: installed)) == .folder ? installed : "\(folder)/Modules"
  }

  private static var programFolder: String? { runningProgram.flatMap(SitePath.parent) }

  /// The path of the program's own file.
  static var runningProgram: String? {
    #if os(Linux)
    // Where a program has been replaced since it began, this leads nowhere.
    if (try? FileSystem.kind(of: "/proc/self/exe")) != nil { return FileSystem.realPath("/proc/self/exe") }
    #endif
    return CSystemProgramPath().flatMap { String(validatingCString: $0) }.flatMap(FileSystem.realPath)
  }
}
