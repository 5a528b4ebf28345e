#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Files
import Processes

/// The lines about a preview in the network: its addresses, a QR code on a terminal, and a warning.
struct NetworkNotice {
  static let program = "qrencode"

  /// The addresses for other machines.
  let urls: [String]

  var text: String {
    guard let first = urls.first else { return "this machine has no address in a network\n" }
    return urls.map { "in the network at \($0)\n" }.joined() + code(first)
      + "warning: anyone in the network can read the site, with its drafts, until the preview ends\n"
  }

  /// The QR code of an address; the way to get one without the program, and nothing outside of terminals.
  private func code(_ url: String) -> String {
    guard isatty(STDOUT_FILENO) == 1 else { return "" }
    guard let path = FileSystem.program(Self.program) else {
      return "for a QR code, install \(Self.program): “apt install qrencode”, “brew install qrencode”\n"
    }
    // The colors make it dark on light on any terminal.
    let form = Console.mayUseColor ? "ANSIUTF8" : "UTF8"
    let outcome = try? Processes.Command(
      path, ["-t", form, "-m", "2", url], environment: Processes.Command.inheritedEnvironment
    ).run(limits: .init(time: .seconds(5), output: 1 << 16))
    guard let outcome, outcome.hasSucceeded else { return "" }
    return String(decoding: outcome.output, as: UTF8.self)
  }
}
