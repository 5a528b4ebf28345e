import Foundation

/// A raw connection to a server on this machine, which sends exactly what a test says.
final class LoopbackClient {
  struct ConnectionFailed: Error {}

  private let descriptor: Int32

  /// - Parameter patience: Seconds that a read waits before it gives up.
  init(port: UInt16, patience: Int = 60) throws {
    #if canImport(Darwin)
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var timeout = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // All properties are set, so throwing runs `deinit`, which closes the descriptor.
    guard connected == 0 else { throw ConnectionFailed() }
  }

  deinit {
    close(descriptor)
  }

  /// Sends all of a text; false once the server has cut the connection.
  @discardableResult
  func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, noSignal) }
      guard sent > 0 else { return false }
      bytes = bytes.dropFirst(sent)
    }
    return true
  }

  /// What arrives until the server closes the connection; `isCut` false if the client's patience ended first.
  func readToEnd() -> (bytes: [UInt8], isCut: Bool) {
    var all: [UInt8] = []
    while let piece = read() {
      if piece.isEmpty { return (all, true) }
      all += piece
    }
    return (all, errno != EAGAIN)
  }

  /// What has arrived when it contains a text; nil if that never comes.
  func read(until text: String) -> String? {
    var all: [UInt8] = []
    while let piece = read(), !piece.isEmpty {
      all += piece
      let soFar = String(decoding: all, as: UTF8.self)
      if soFar.contains(text) { return soFar }
    }
    return nil
  }

  /// What arrives until it is a whole answer with a `Content-Length`; what there is when the connection ends.
  func readAnswer() -> Answer {
    var all: [UInt8] = []
    while let piece = read(), !piece.isEmpty {
      all += piece
      let answer = Answer(all)
      let length = answer.headers["content-length"].flatMap { Int($0) }
      if let length, answer.body.count >= length { break }
    }
    return Answer(all)
  }

  /// What has arrived when the headers are there.
  func readsHead() -> Answer { Answer(Array((read(until: "\r\n\r\n") ?? "").utf8)) }

  /// Reads at most some bytes; nil once the server has cut the connection, or does not send.
  func readSome(_ limit: Int) -> Int? {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &buffer, limit, 0)
    return count > 0 ? count : nil
  }

  /// Makes the connection's end an abrupt one, as when a browser crashes.
  func endsAbruptly() {
    var lingering = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
  }

  /// Takes as little as a socket can, so that the server's writes soon have to wait.
  func readsLittle() {
    var size: Int32 = 4096
    setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  /// The next bytes; empty at the end, nil on failure and when patience ends.
  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count < 0 ? nil : Array(buffer[..<count])
  }

  private var noSignal: Int32 {
    #if canImport(Darwin)
    0
    #else
    Int32(MSG_NOSIGNAL)
    #endif
  }
}

/// A server's answer, taken apart.
struct Answer {
  var status = 0
  /// By name in small letters.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  init(_ bytes: [UInt8]) {
    let separator = Array("\r\n\r\n".utf8)
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }) else { return }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    body = Array(bytes[(end + separator.count)...])
  }
}
