import Processes

#if canImport(Glibc)
import Glibc
let coreLimit = __rlimit_resource_t(RLIMIT_CORE.rawValue)
#else
import Darwin
let coreLimit = RLIMIT_CORE
#endif

// Parses Swift samples with the toolchain's own parser. A build starts one such process for each of its
// threads. It is a program of its own because the parser's libraries are dynamic and slow to load.
//
// The first message identifies the program. A request is a message: “s” and a sample for its tokens, errors
// and edits, “d” and a sample for its declarations, or “e” and texts, each after its length, for the edits of
// the last one. The answer is a message. Numbers are 32 bits, little-endian. The program ends with its input.

// The calling process reports a crash. A core file would appear beside the author's texts.
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
