import Processes

extension AnsweringProcess {
  /// A running `zoetrope-swift-parser`; nil if it can't be started.
  ///
  /// - Parameter timeout: seconds to wait for each transfer.
  static func swiftParser(executable: String, timeout: Int) -> AnsweringProcess? {
    // A crash is reported at the sample's place. There is no limit of time: the process reads samples as long as this
    // program runs.
    let command = Command(
      executable, environment: ["SWIFT_BACKTRACE=enable=no"] + libraries,
      resources: Command.Resources(memory: 1 << 30))
    return AnsweringProcess(command, greeting: "zoetrope-swift-parser 6", timeout: timeout)
  }

  /// The folder of the parser's libraries in the toolchain, without which the process doesn't start.
  private static let libraries = SwiftToolchain.installed.map { [$0.libraryPath] } ?? []
}
