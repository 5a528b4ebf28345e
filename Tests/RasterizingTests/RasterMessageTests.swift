import BasicTestSupport
import Rasterizing
import Testing

struct RasterMessageTests {
  private static let requests = [
    RasterMessage.Request(number: 0, drawing: Drawing([], form: .png)),
    RasterMessage.Request(
      number: 70_000,
      drawing: Drawing([1, 2, 3], width: 600, background: .init(1, 2, 3), form: .pixels)),
  ]
  private static let answers = [
    RasterMessage.Answer(number: 3, result: .success(RasterPicture(width: 1, height: 300, bytes: [9, 8]))),
    RasterMessage.Answer(number: 1 << 20, result: .failure(RasterProblem(.picture, "“x” is damaged"))),
  ]

  @Test func `messages arrive as they were sent`() {
    for request in Self.requests { #expect(RasterMessage.Request(request.bytes) == request) }
    for answer in Self.answers { #expect(RasterMessage.Answer(answer.bytes) == answer) }
  }

  @Test func `parts of messages, and other bytes, are no messages or other ones`() {
    for bytes in Self.requests.map(\.bytes) + Self.answers.map(\.bytes) {
      for count in 0..<13 {
        #expect(RasterMessage.Request(Array(bytes.prefix(count))) == nil)
        #expect(RasterMessage.Answer(Array(bytes.prefix(count))) == nil)
      }
    }
    var random = SeededGenerator(seed: 28)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...9, using: &random)
      }
      if let request = RasterMessage.Request(bytes) {
        #expect(RasterMessage.Request(request.bytes) == request)
      }
      if let answer = RasterMessage.Answer(bytes) { #expect(RasterMessage.Answer(answer.bytes) == answer) }
    }
  }
}
