// Parses Swift samples with the toolchain's own parser, one after the other, for a site build that starts this
// program as often as it has threads. It is a program of its own because the parser's libraries are dynamic and slow
// to load.
//
// A request is the length of a sample and its bytes; the answer is the length of a response and its bytes. Numbers
// are 32 bits, little-endian. Ends when its input does.

while let sample = StandardStreams.readMessage() {
  guard StandardStreams.writeMessage(ParsedSample(sample).response()) else { break }
}
