import Listings
import Processes
import Toolchain

/// Checks the requirements for compiling and running an author's Swift, which are optional.
struct SwiftInstallation {
  /// The path of `zoetrope-runner`.
  let runner: String
  /// The folder with the modules that listings import.
  let modules: String
  /// The folders to search for the toolchain, separated by colons.
  let searchPath: String

  var findings: [Finding] {
    guard let toolchain = SwiftToolchain(searchPath: searchPath) else {
      return [Finding("Swift", "missing: pages can't run their Swift")]
    }
    return [Finding("Swift", toolchain.compiler), modulesFinding, runnerFinding(toolchain)]
  }

  /// Compiles a listing, since the files alone don't show whether this compiler can read them.
  private var modulesFinding: Finding {
    let name = "Swift modules"
    guard
      let builder = try? ListingBuilder(searchPath: searchPath, modules: modules, cache: nil, digests: nil)
    else {
      return Finding(
        name, missing: "the modules that listings import are not in “\(modules)”",
        fix: "install Zoetrope again")
    }
    let problem: String?
    do throws(ListingCompiler.Failure) {
      let compiled = try builder.compile(.page(ListingSource()), .swift5).listing
      if compiled.library != nil { return Finding(name, modules) }
      problem = compiled.messages.first { $0.severity == .error }?.text
    } catch {
      if case .otherToolchain(let words) = error {
        problem = "compiler: \(words)"
      } else {
        problem = "\(error)"
      }
    }
    return Finding(
      name, missing: "this Swift toolchain can't compile listings", explanation: problem,
      fix: "put the toolchain that Zoetrope was built with first in PATH, or build Zoetrope with this one")
  }

  private func runnerFinding(_ toolchain: SwiftToolchain) -> Finding {
    let name = "Swift runner"
    let command = Processes.Command(runner, ["--check"], environment: [toolchain.libraryPath], folder: "/")
    guard let outcome = try? command.run(limits: .init(time: .seconds(20), output: 4096)) else {
      return Finding(name, missing: "can't start “\(runner)”", fix: "install Zoetrope again")
    }
    let words = String(decoding: outcome.output.split(separator: 0x0A).last ?? [], as: UTF8.self)
    guard outcome.hasSucceeded else {
      return Finding(
        name, missing: "the program that runs listings doesn't start", explanation: words,
        fix: "it needs the Swift toolchain that Zoetrope was built with")
    }
    return Finding(name, words)
  }
}
