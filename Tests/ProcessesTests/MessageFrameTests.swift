import Testing

@testable import Processes

struct MessageFrameTests {
  @Test func messagesAreToldApart() {
    var bytes = MessageFrame.bytes(of: [1, 2, 3]) + MessageFrame.bytes(of: []) + [5, 0]
    #expect(MessageFrame.take(from: &bytes) == [1, 2, 3])
    #expect(MessageFrame.take(from: &bytes) == [])
    #expect(MessageFrame.take(from: &bytes) == nil)
    #expect(bytes == [5, 0])
    var endless = [UInt8](repeating: 255, count: 20)
    #expect(MessageFrame.take(from: &endless) == nil)
  }
}
