import Confinement
import Processes
import UIKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The check of `zoetrope doctor`: whether this program starts here, and how strongly it can confine itself.
enum RunnerCheck {
  static let argument = "--check"

  /// Prints the result to standard output, and ends the program.
  static func run() -> Never {
    let libraries = getenv("LD_LIBRARY_PATH").map {
      String(cString: $0).split(separator: ":").map(String.init)
    }
    do throws(ConfinementError) {
      let strength = try Confinement.apply(
        readable: (libraries ?? []) + UIFont.book.files, limits: .init(processorTime: 10, memory: 4 << 30))
      say(
        strength == .full
          ? "confined"
          : "confined, but can read what you can read: the kernel has no Landlock")
      _exit(0)
    } catch {
      say("not confined: \(error)")
      _exit(67)
    }
  }

  private static func say(_ text: String) {
    try? ByteStream.write(Array("\(text)\n".utf8), to: STDOUT_FILENO)
  }
}
