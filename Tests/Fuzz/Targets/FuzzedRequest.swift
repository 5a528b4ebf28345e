@testable import PreviewServer

/// A request as a browser, or anybody else, sends it: a line with method and target, and then headers.
enum FuzzedRequest {
  static func answer(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let words = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    var request = Request(
      method: words.first.map { String(decoding: $0, as: UTF8.self) } ?? "",
      target: Array(words.dropFirst().first ?? []))
    for line in lines.dropFirst() {
      let value = String(decoding: line.dropFirst(2), as: UTF8.self)
      switch line.first {
      case UInt8(ascii: "H"): request.hosts.append(value)
      case UInt8(ascii: "M"): request.ifMatch = value
      case UInt8(ascii: "S"): request.fetchSite = value
      case UInt8(ascii: "O"): request.origin = value
      case UInt8(ascii: "N"): request.ifNoneMatch = value
      case UInt8(ascii: "R"): request.range = value
      case UInt8(ascii: "I"): request.ifRange = value
      default: request.hasBody = true
      }
    }
    check(request)
    // Once more from this machine, so that more is seen of it than its refusal.
    request.hosts = ["localhost:8000"]
    (request.fetchSite, request.origin) = (nil, nil)
    check(request)
  }

  private static func check(_ request: Request) {
    let responder = Responder(content: Content(), reload: LiveReload(listenerLimit: 1))
    guard case .reply(let reply) = responder.answer(request) else { return }
    law((200...599).contains(reply.status), "a reply has a status")
    for header in reply.headers {
      law(!header.1.utf8.contains { $0 == 13 || $0 == 10 }, "a header is one line")
    }
  }

  private struct Content: ContentSource {
    func response(for path: String) -> Response? {
      let slash = UInt8(ascii: "/")
      law(path.utf8.first == slash, "a path starts with a slash")
      for component in path.utf8.split(separator: slash, omittingEmptySubsequences: false) {
        law(!component.elementsEqual(".".utf8) && !component.elementsEqual("..".utf8), "a path leads down")
      }
      law(path.utf8.allSatisfy { $0 >= 32 && $0 != 127 && $0 != 0x5C }, "a path has no control characters")
      return path.utf8.last == slash
        ? Response.redirect(to: path + "index.html") : Response(bytes: Array(path.utf8), name: path)
    }
  }
}
