import Processes

#if canImport(Glibc)
import Glibc
let coreLimit = __rlimit_resource_t(RLIMIT_CORE.rawValue)
#else
import Darwin
let coreLimit = RLIMIT_CORE
#endif

// Parses Swift samples with the toolchain's own parser, one after the other, for a site build that starts this
// program as often as it has threads. It is a program of its own because the parser's libraries are dynamic and slow
// to load.
//
// The first message says that this is the program. A request is a message: “s” and a sample, for all that is said of it,
// “d” and a sample, for what it declares, or “e” and texts with their lengths in front, for what is compiled in the stead of
// parts of the last one beside the others. The answer is a message, in which numbers are 32 bits, little-endian. Ends when
// its input does.

// Whoever asks says what has happened; a file beside the author's texts would not.
var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
setrlimit(coreLimit, &noCore)

@Sendable func serve() throws(ByteStream.Failure) {
  var responder = SampleResponder()
  try ByteStream.write(MessageFrame.bytes(of: ParsedSample.greeting), to: STDOUT_FILENO)
  while let request = try MessageFrame.read(from: STDIN_FILENO) {
    try ByteStream.write(MessageFrame.bytes(of: responder.response(to: request)), to: STDOUT_FILENO)
  }
}

ParserThread.run { try? serve() }
