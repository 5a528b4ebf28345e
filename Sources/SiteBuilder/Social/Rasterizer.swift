import Diagnostics
import Files
import Processes

/// The program that makes pixels of drawings. It belongs to librsvg.
///
/// It is a process of its own with limits, so that no drawing can end a build. Drawings come by its input, so they have
/// no address from which they could name files, and it has no way to reach a network.
package enum Rasterizer {
  package static let program = "rsvg-convert"

  /// This program's environment with the rasterizer's log on or off. Without the log, the rasterizer omits
  /// unreadable pictures silently; with it, standard error isn't empty.
  package static func environment(logs: Bool) -> [String] {
    let variables = Command.inheritedEnvironment
    return variables.filter { !$0.hasPrefix("RSVG_LOG=") } + (logs ? ["RSVG_LOG=1"] : [])
  }

  /// The path of the rasterizer; nil if it isn't installed.
  package static var path: String? { FileSystem.program(program) }

  static let missing = Diagnostic(
    .note, "social.tool-missing", "pages get no pictures for sharing: “\(program)” isn't installed", at: nil,
    fix: "“apt install librsvg2-bin”, or “brew install librsvg”")
}
