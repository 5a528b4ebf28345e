import Processes
import Synchronization
import Threads

/// Makes pixels of drawings, by the program `zoetrope-rasterizer`, which draws on all cores.
///
/// It is a program of its own, so that no drawing can end a build, and that only builds with pictures load its
/// libraries. It is started for the first drawing, and ends with this object.
package final class Rasterizer: Sendable {
  package static let program = "zoetrope-rasterizer"

  /// Bytes that the program may use for all that it draws at once.
  package static let memory = 1 << 30
  /// Seconds until a drawing has to be done.
  package static let seconds = 60
  /// Seconds of processor time until the program is ended, and started again.
  private static let processorTime = 1200

  /// The drawings, and the bytes of their pictures, that are kept at a time.
  private static let (mostDrawings, mostBytes) = (16, 128 << 20)

  package let path: String
  private let seconds: Int
  private let state = Mutex(State())

  private struct State {
    var process: AnsweringProcess?
    /// Whether the program doesn't run at all.
    var isUseless = false
  }

  /// - Parameters:
  ///   - path: the program's file.
  ///   - seconds: the time limit for a drawing.
  package init(_ path: String, seconds: Int = seconds) {
    self.path = path
    self.seconds = seconds
  }

  /// The picture of one drawing.
  package func picture(of drawing: Drawing) throws(RasterProblem) -> Picture {
    var result = Result<Picture, RasterProblem>.failure(RasterProblem(.program))
    draw(1, pixels: 0) { _ in
      drawing
    } take: { _, made in
      result = made
      return true
    }
    return try result.get()
  }

  /// Makes many pictures.
  ///
  /// - Parameters:
  ///   - pixels: the pixels of one picture as far as known, which limits how many are kept at a time; 0 if they are
  ///     few.
  ///   - drawing: makes a drawing, on any thread.
  ///   - take: gets the pictures in order. Drawing ends when it returns false.
  package func draw(
    _ count: Int, pixels: Int, drawing: @Sendable (Int) -> Drawing,
    take: (Int, Result<Picture, RasterProblem>) -> Bool
  ) {
    let size = min(Self.mostDrawings, max(Self.mostBytes / max(pixels * 4, 1), 1))
    var start = 0
    while start < count {
      let first = start
      let batch = Workers.map(min(size, count - start)) { drawing(first + $0) }
      let results = state.withLock { exchange(batch, &$0) }
      for (index, result) in results.enumerated() where !take(start + index, result) { return }
      start += batch.count
    }
  }

  // MARK: Exchanging

  private func exchange(
    _ drawings: [Drawing], _ state: inout State
  ) -> [Result<Picture, RasterProblem>] {
    var results = [Result<Picture, RasterProblem>?](repeating: nil, count: drawings.count)
    let problem = exchange(drawings, Array(drawings.indices), &results, &state)
    // The program has ended at one of these. Alone, each shows whether it was the one.
    for index in drawings.indices where results[index] == nil {
      let own = drawings.count > 1 ? exchange(drawings, [index], &results, &state) : problem
      if results[index] == nil { results[index] = .failure(own ?? RasterProblem(.end)) }
    }
    return results.compactMap(\.self)
  }

  /// Sends drawings, and receives their pictures.
  ///
  /// - Returns: the problem that ended the program; nil if each drawing has its result.
  private func exchange(
    _ drawings: [Drawing], _ indices: [Int], _ results: inout [Result<Picture, RasterProblem>?],
    _ state: inout State
  ) -> RasterProblem? {
    guard let process = running(&state) else { return RasterProblem(.program, "can't start “\(path)”") }
    var missing = Set(indices)
    // The program reads on while it draws, so this doesn't wait for its answers.
    // One that has ended may have answered before.
    _ = indices.allSatisfy {
      process.send(RasterMessage.Request(number: $0, drawing: drawings[$0]).bytes)
    }
    while !missing.isEmpty {
      guard let bytes = process.receive(), let answer = RasterMessage.Answer(bytes),
        missing.contains(answer.number), Self.isAnswer(answer, to: drawings[answer.number])
      else { break }
      results[answer.number] = answer.result
      missing.remove(answer.number)
    }
    guard !missing.isEmpty else { return nil }
    state.process = nil
    guard process.hasGreeted else {
      state.isUseless = true
      return RasterProblem(.program, "“\(path)” doesn't run")
    }
    return problem(process)
  }

  private func running(_ state: inout State) -> AnsweringProcess? {
    if state.isUseless { return nil }
    if let process = state.process { return process }
    let command = Command(
      path, ["\(Workers.threadCount)"],
      environment: Command.inheritedEnvironment + ["SWIFT_BACKTRACE=enable=no"],
      resources: Command.Resources(memory: Self.memory, processorTime: Self.processorTime))
    state.process = AnsweringProcess(command, greeting: RasterMessage.greeting, timeout: seconds)
    if state.process == nil { state.isUseless = true }
    return state.process
  }

  private func problem(_ process: AnsweringProcess) -> RasterProblem {
    if process.hasTimedOut { return RasterProblem(.time, "\(seconds) s") }
    let (status, peak) = process.end()
    // The libraries abort where they get no memory.
    if status == .signal(6) || peak >= Self.memory / 4 * 3 {
      return RasterProblem(.memory, "\(Self.memory >> 20) MiB of memory")
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
