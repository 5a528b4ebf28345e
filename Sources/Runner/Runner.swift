import CDeterminism
import Confinement
import Diagnostics
import Processes
import RunCoding
import Runs
import UIKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Runs one directive with an author's own code: in a separate program, so that the code's effects end here.
///
/// The request comes from standard input. The answer goes to descriptor 3, as the author's code prints to
/// standard output and standard error.
@main
enum Runner {
  private static let answerDescriptor: Int32 = 3

  static func main() {
    if CommandLine.arguments.dropFirst().first == RunnerCheck.argument { RunnerCheck.run() }
    CallSites.prepare()
    TaskJobs.takeOver()
    if CommandLine.arguments.dropFirst().first == RunnerRequest.servingArgument {
      WarmUp.run()
      ProgramTemplate.serveCopies()
    }
    guard let message = StandardInput.message(),
      let request = try? RunnerRequest(message[...])
    else {
      fail("the request cannot be read", .request)
    }
    do throws(ConfinementError) {
      try confine(for: request)
    } catch {
      fail("the author’s code cannot be confined: \(error)", .confinement)
    }
    guard let library = LoadedLibrary(request.library, needing: request.code) else {
      fail(LoadedLibrary.problem, .library)
    }
    let files = CodedFiles()
    let answer = CallSites.following(library, reportingTo: answerDescriptor) {
      let listener = LintReplays.Listener(
        willRunAgain: {
          fflush(nil)
          try? ByteStream.write(Array(RunnerStatus.furtherRuns.utf8), to: STDOUT_FILENO)
        }, hasDrawnAtRandom: { CDeterminismRandomBytes() > 0 })
      CDeterminismBegin { CACurrentMediaTime() }
      let questions = PictureQuestions()
      let pictures = NamedPictures(symbol: { questions.symbol($0) }, picture: { questions.picture($0) })
      return Run.$namedPictures.withValue(pictures) {
        LintReplays.$listener.withValue(listener) {
          try? RunnerAnswer(to: request, with: library, files: files)
        }
      }
    }
    fflush(nil)
    guard let answer else { fail("the request’s run cannot be read", .request) }
    guard (try? ByteStream.write(answer.bytes(files: files), to: answerDescriptor)) != nil else {
      fail("the answer cannot be written", .answer)
    }
    // Objects left by the author's code, such as those with a `deinit`, are no longer needed.
    _exit(0)
  }

  /// Drops the privileges that the author's code must not have. The toolchain's libraries and the fonts can
  /// still be read.
  private static func confine(for request: RunnerRequest) throws(ConfinementError) {
    let runtime = getenv("LD_LIBRARY_PATH").map { [String(cString: $0)] } ?? []
    _ = try Confinement.apply(
      readable: request.libraries + runtime + UIFont.book.files,
      limits: .init(processorTime: 3, memory: 1 << 30))
  }

  private static func fail(_ problem: String, _ status: RunnerStatus) -> Never {
    try? ByteStream.write(Array("\(RunnerStatus.prefix)\(problem)\n".utf8), to: STDERR_FILENO)
    _exit(status.rawValue)
  }
}
