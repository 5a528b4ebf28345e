import BasicTestSupport
@testable import PreviewServer

/// A server of a folder, with requests as one-liners.
struct TestServer {
  let folder: TemporaryFolder
  let server: HTTPServer

  init(files: [String: String] = [:], limits: HTTPServer.Limits = .init()) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    server = try HTTPServer(content: DirectoryContent(root: folder.path), port: 0, limits: limits)
  }

  /// Another server, of a folder that a test has made.
  init(
    folder: TemporaryFolder, root: String, port: UInt16 = 0, address: NetworkAddress = .loopback
  ) throws {
    self.folder = folder
    server = try HTTPServer(content: DirectoryContent(root: root), port: port, address: address)
  }

  /// Sends one request and reads the answer to its end.
  func request(
    _ target: String, method: String = "GET", host: String? = "localhost", headers: [String] = []
  ) throws -> Answer {
    let client = try LoopbackClient(port: server.port)
    let host = host.map { ["Host: \($0)"] } ?? []
    let lines = ["\(method) \(target) HTTP/1.1"] + host + headers + ["Connection: close", "", ""]
    client.send(lines.joined(separator: "\r\n"))
    return Answer(client.readToEnd().bytes)
  }

  /// Sends exactly this, and reads what comes to the end.
  func exchange(_ raw: String) throws -> (text: String, isCut: Bool) {
    let client = try LoopbackClient(port: server.port)
    client.send(raw)
    let (bytes, isCut) = client.readToEnd()
    return (String(decoding: bytes, as: UTF8.self), isCut)
  }
}
