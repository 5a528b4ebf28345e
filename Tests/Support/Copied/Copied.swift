import Processes

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that serves copies of itself. Each copy prints its process, its parent and its input.
@main struct Copied {
  static func main() {
    if CommandLine.arguments.contains("--serve") { ProgramTemplate.serveCopies() }
    let input = readLine() ?? ""
    if input == "wait" { while true { sleep(60) } }
    let answer = "\(getpid()) \(getppid()) \(CommandLine.arguments.count)"
    _ = answer.withCString { write(Command.answerDescriptor, $0, strlen($0)) }
    print(input)
  }
}
