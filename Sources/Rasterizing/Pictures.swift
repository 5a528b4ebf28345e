import Processes
import Threads

/// The pictures of many drawings, in order. The process that makes them ends with this object.
package final class Pictures: Sequence, IteratorProtocol {
  /// The pictures, and their bytes, that are drawn ahead.
  private static let (mostDrawings, mostBytes) = (16, 128 << 20)

  private let rasterizer: Rasterizer
  private let count: Int
  private let drawing: @Sendable (Int) -> Drawing
  /// The number of drawings that are drawn ahead.
  private let window: Int
  private let threads = Workers.threadCount

  private var process: AnsweringProcess?
  /// Whether the program doesn't run at all.
  private var isUseless = false
  private var sentCount = 0
  private var takenCount = 0
  /// The drawings without a picture yet.
  private var waiting: [Int: Drawing] = [:]
  /// The pictures that came before it was their turn.
  private var made: [Int: Result<RasterPicture, RasterProblem>] = [:]

  init(rasterizer: Rasterizer, count: Int, pixels: Int, drawing: @escaping @Sendable (Int) -> Drawing) {
    (self.rasterizer, self.count, self.drawing) = (rasterizer, count, drawing)
    window = Swift.min(Self.mostDrawings, Swift.max(Self.mostBytes / Swift.max(pixels * 4, 1), 2))
  }

  /// The next picture; nil after the last one.
  package func next() -> Result<RasterPicture, RasterProblem>? {
    guard takenCount < count else { return nil }
    sendMore()
    while true {
      if let result = made.removeValue(forKey: takenCount) {
        takenCount += 1
        return result
      }
      receive()
    }
  }

  // MARK: Exchanging

  private func sendMore() {
    let end = Swift.min(count, takenCount + window)
    // Several are made at the same time.
    while sentCount < end, end - sentCount >= threads || end == count || waiting.isEmpty {
      let (first, drawing) = (sentCount, drawing)
      let drawings = Workers.map(Swift.min(threads, end - sentCount)) { drawing(first + $0) }
      for drawing in drawings {
        waiting[sentCount] = drawing
        send(sentCount)
        sentCount += 1
      }
    }
  }

  /// Sends a drawing. Whether that succeeds shows where its picture is received: an ended process may have answered
  /// before.
  private func send(_ index: Int) {
    guard let drawing = waiting[index], let process = running() else { return }
    // The program reads on while it draws, so this doesn't wait for its answers.
    _ = process.send(RasterMessage.Request(number: index, drawing: drawing).bytes)
  }

  /// Waits for a picture.
  private func receive() {
    guard let process, takeAnswer(process) else { return recover() }
  }

  /// - Returns: whether the process has answered.
  private func takeAnswer(_ process: AnsweringProcess) -> Bool {
    guard let bytes = process.receive(), let answer = RasterMessage.Answer(bytes),
      let drawing = waiting[answer.number], Self.isAnswer(answer, to: drawing)
    else { return false }
    made[answer.number] = answer.result
    waiting[answer.number] = nil
    return true
  }

  /// Gives all waiting drawings a result after the process has failed at one of them. Alone, each shows whether it was
  /// the one.
  private func recover() {
    var problem = endProcess()
    let isAlone = waiting.count == 1
    for index in waiting.keys.sorted() {
      if !isAlone, !isUseless {
        send(index)
        if let process, takeAnswer(process) { continue }
        problem = endProcess()
      }
      made[index] = .failure(problem)
      waiting[index] = nil
    }
  }

  // MARK: The process

  private func running() -> AnsweringProcess? {
    if isUseless { return nil }
    if let process { return process }
    let command = Command(
      rasterizer.path, ["\(threads)"],
      environment: Command.inheritedEnvironment + ["SWIFT_BACKTRACE=enable=no"],
      resources: Command.Resources(
        memory: Rasterizer.memory, processorTime: Rasterizer.processorTime))
    process = AnsweringProcess(command, greeting: RasterMessage.greeting, timeout: rasterizer.seconds)
    if process == nil { isUseless = true }
    return process
  }

  /// Ends the process that has failed.
  private func endProcess() -> RasterProblem {
    guard let process else { return RasterProblem(.program, "can't start “\(rasterizer.path)”") }
    self.process = nil
    guard process.hasGreeted else {
      isUseless = true
      return RasterProblem(.program, "“\(rasterizer.path)” doesn't run")
    }
    if process.hasTimedOut { return RasterProblem(.time, "\(rasterizer.seconds) s") }
    let (status, peak) = process.end()
    // The libraries abort where they get no memory.
    if status == .signal(6) || peak >= Rasterizer.memory / 4 * 3 {
      return RasterProblem(.memory, "\(Rasterizer.memory >> 20) MiB of memory")
    }
    return RasterProblem(.end)
  }

  /// Whether an answer, which may be anyone's, is what the drawing asks for.
  private static func isAnswer(_ answer: RasterMessage.Answer, to drawing: Drawing) -> Bool {
    guard case .success(let picture) = answer.result else { return true }
    if drawing.width > 0, picture.width != drawing.width { return false }
    guard picture.width > 0, picture.height > 0 else { return false }
    return switch drawing.form {
    case .pixels: picture.bytes.count == picture.width * picture.height * 4
    case .png: picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
  }
}
