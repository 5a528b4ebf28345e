import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The input, standard streams and answer of a running program. They close with this value.
///
/// A program that gets replies asks through its input.
struct Streams: ~Copyable {
  /// The number of pieces to drain, far more than a pipe holds.
  private static let drainedPieces = 64
  private static let pieceSize = 1 << 16
  /// The maximum bytes of an incomplete question.
  private static let questionLimit = 1 << 16

  /// The bytes of the standard streams, up to the limit.
  private(set) var output: [UInt8] = []
  private(set) var answer: [UInt8] = []
  /// Whether the answer exceeded its limit.
  private(set) var isAnswerTooLong = false

  /// The program's descriptors, from 0 on.
  private(set) var theirs: [Int32?] = [nil]
  /// This program's ends; -1 if closed.
  private var inputEnd: Int32 = -1
  private var outputEnd: Int32 = -1
  private var answerEnd: Int32 = -1

  private var input: [UInt8]
  private var sentCount = 0
  private let reply: Command.Reply?
  /// Gives more input; nil at its end.
  private var feed: Command.Feed?
  /// The questions without a reply yet.
  private var asked: [UInt8] = []
  private let outputLimit: Int
  private let answerLimit: Int
  private var piece = [UInt8](repeating: 0, count: pieceSize)

  init(
    input: [UInt8], outputLimit: Int, answerLimit: Int?, reply: Command.Reply? = nil,
    feed: Command.Feed? = nil
  ) throws(StartError) {
    self.input = input
    self.reply = reply
    self.feed = feed
    self.outputLimit = outputLimit
    self.answerLimit = answerLimit ?? 0
    if !input.isEmpty || reply != nil || feed != nil {
      guard let sockets = SocketPair() else { throw StartError(code: errno) }
      (inputEnd, theirs[0]) = (sockets.ours, sockets.theirs)
      // Without replies, writing to its input is an error for the program.
      if reply == nil { shutdown(inputEnd, Int32(SHUT_RD)) }
    }
    let written: Int32
    (outputEnd, written) = try Self.pipe()
    theirs += [written, written]
    if answerLimit != nil {
      let answered: Int32
      (answerEnd, answered) = try Self.pipe()
      theirs.append(answered)
    }
  }

  deinit {
    for end in Set(theirs + [inputEnd, outputEnd, answerEnd]) {
      if let end, end >= 0 { Self.systemClose(end) }
    }
  }

  private static func pipe() throws(StartError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard CProcessesPipe(&ends) == 0 else { throw StartError(code: errno) }
    return (ends[0], ends[1])
  }

  /// Closes this program's copies of the other program's ends, so that they close when it ends.
  mutating func closeTheirs() {
    for case let end? in Set(theirs) { Self.systemClose(end) }
    theirs = []
  }

  /// Whether any stream is still open.
  var areOpen: Bool { inputEnd >= 0 || outputEnd >= 0 || answerEnd >= 0 }

  /// Waits until a stream is ready, then writes and reads once.
  ///
  /// - Returns: whether a stream was ready in time.
  @discardableResult
  mutating func move(within time: Duration) -> Bool {
    var polled = [
      pollfd(fd: inputEnd, events: inputEvents, revents: 0),
      pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: answerEnd, events: Int16(POLLIN), revents: 0),
    ]
    // Rounds up, so that a fraction of a millisecond doesn't become a busy loop.
    let milliseconds = Int32((time.components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    guard poll(&polled, 3, milliseconds) > 0 else { return false }
    if reply != nil, polled[0].revents & ~Int16(POLLOUT) != 0 { hear() }
    if inputEnd >= 0, sentCount < input.count || feed != nil, polled[0].revents != 0 { give() }
    if polled[1].revents != 0 {
      let count = Self.read(&outputEnd, &piece)
      output += piece[..<min(count, max(outputLimit - output.count, 0))]
    }
    if polled[2].revents != 0 {
      let count = Self.read(&answerEnd, &piece)
      let room = answerLimit - answer.count
      answer += piece[..<min(count, room)]
      if count > room { isAnswerTooLong = true }
    }
    return true
  }

  /// Reads the rest of the output, up to a limit: an escaped process may go on writing.
  mutating func drain() {
    Self.close(&inputEnd)
    for _ in 0..<Self.drainedPieces where areOpen && !move(within: .zero) { return }
  }

  private mutating func give() {
    if sentCount == input.count, let next = feed?() {
      (input, sentCount) = (next, 0)
      if next.isEmpty { feed = nil }
    }
    let count = input.withUnsafeBytes {
      SocketPair.send(UnsafeRawBufferPointer(rebasing: $0[sentCount...]), to: inputEnd, waits: false)
    }
    if count > 0 { sentCount += count }
    // The program doesn't read any more.
    let isOver = count < 0 && errno != EAGAIN && errno != EINTR
    if isOver || (reply == nil && feed == nil && sentCount == input.count) { Self.close(&inputEnd) }
  }

  /// The awaited events: room for input, and questions.
  private var inputEvents: Int16 {
    Int16((sentCount < input.count || feed != nil ? POLLOUT : 0) | (reply == nil ? 0 : POLLIN))
  }

  /// Reads questions, and adds the replies to the input.
  private mutating func hear() {
    let count = Self.read(&inputEnd, &piece)
    asked += piece[..<count]
    if let reply { input += reply(&asked) }
    // Stops listening to an endless question.
    if asked.count > Self.questionLimit { Self.close(&inputEnd) }
  }

  /// - Returns: the number of bytes; 0 at the end, where this closes the descriptor.
  private static func read(_ end: inout Int32, _ piece: inout [UInt8]) -> Int {
    let count = piece.withUnsafeMutableBytes { buffer in
      #if canImport(Darwin)
      Darwin.read(end, buffer.baseAddress, buffer.count)
      #else
      Glibc.read(end, buffer.baseAddress, buffer.count)
      #endif
    }
    if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { close(&end) }
    return max(count, 0)
  }

  private static func close(_ end: inout Int32) {
    if end >= 0 { systemClose(end) }
    end = -1
  }

  private static func systemClose(_ end: Int32) {
    #if canImport(Darwin)
    Darwin.close(end)
    #else
    Glibc.close(end)
    #endif
  }
}
