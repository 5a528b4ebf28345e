import Confinement
import Processes
import Rasterizing
import Threads

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Makes pixels of drawings, on all cores: `zoetrope-rasterizer THREADS`.
///
/// The first message on standard output identifies the program. After that, each message on standard input is a
/// drawing, and each on standard output the picture of one. The program ends with its input.
@main
enum RasterizerProgram {
  /// Bytes of a thread's stack. Elements of drawings are nested, up to 256 levels.
  private static let stackSize = 16 << 20

  static func main() {
    let threads = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? Workers.threadCount
    // Libraries print messages to the standard streams.
    let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, STDIN_FILENO)
    dup2(nothing, STDOUT_FILENO)
    signal(SIGPIPE, SIG_IGN)
    do throws(ConfinementError) {
      _ = try Confinement.apply(
        readable: [], optional: readable,
        limits: .init(processorTime: 3600, memory: 64 << 30, stack: stackSize),
        allowsThreads: true)
    } catch {
      try? ByteStream.write(Array("the drawings can’t be confined: \(error)\n".utf8), to: STDERR_FILENO)
      exit(67)
    }
    exit(serve(from: input, to: output, threads: min(max(threads, 1), 64)) ? 0 : 65)
  }

  /// The files of drawings' libraries: formats of pictures, and the fonts of SVG pictures with text.
  private static var readable: [String] {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    return [
      "/usr/lib", "/usr/share/mime", "/usr/share/fonts", "/usr/share/fontconfig", "/usr/local/share/fonts",
      "/etc/fonts", "/etc/ld.so.cache", "/var/cache/fontconfig",
    ] + (home.hasPrefix("/") ? [home + "/.fonts", home + "/.local/share/fonts"] : [])
  }

  /// Draws until the input ends.
  ///
  /// - Returns: whether all of the input were drawings.
  private static func serve(from input: Int32, to output: Int32, threads: Int) -> Bool {
    let (queue, answers) = (DrawingQueue(), AnswerQueue())
    answers.add(Array(RasterMessage.greeting.utf8))
    let artist = Artist()
    let writer = Thread.start {
      // Who doesn't read answers needs no more of them.
      if !answers.write(to: output) { _exit(0) }
    }
    let helpers = (0..<threads).compactMap { _ in
      Thread.start(stackSize: stackSize) {
        while let request = queue.next() {
          answers.add(
            RasterMessage.Answer(number: request.number, result: artist.draw(request.drawing)).bytes)
        }
      }
    }
    guard let writer, !helpers.isEmpty else { return false }
    var isWhole = true
    while isWhole, let message = next(from: input) {
      guard let request = message.flatMap(RasterMessage.Request.init) else {
        isWhole = false
        break
      }
      queue.add(request)
    }
    queue.close()
    for helper in helpers { helper.join() }
    answers.close()
    writer.join()
    return isWhole
  }

  /// Waits for a message; nil at the end of the input. The message is nil if it is too long.
  private static func next(from input: Int32) -> [UInt8]?? {
    do throws(ByteStream.Failure) {
      return .some(try MessageFrame.read(from: input, limit: RasterMessage.requestLimit))
    } catch {
      return nil
    }
  }
}
