import Foundation
import Testing

@testable import PreviewServer

/// Conditions, ranges and HEAD, over a socket.
@Suite struct ConditionTests {
  private let site: TestServer
  private let tag: String

  init() throws {
    site = try TestServer(files: ["film.mp4": "0123456789", "index.html": "<p>Hi"])
    tag = try #require(try site.request("/film.mp4").headers["etag"])
  }

  private func get(_ headers: String...) throws -> Answer { try site.request("/film.mp4", headers: headers) }

  @Test func anUnchangedFileIsNotSentAgain() throws {
    for list in [tag, "W/\(tag)", "\"old\", \(tag)", "*"] {
      let answer = try get("If-None-Match: \(list)")
      #expect(answer.status == 304)
      #expect(answer.body.isEmpty)
      #expect(answer.headers["etag"] == tag)
      #expect(answer.headers["cache-control"] == "no-cache")
      #expect(answer.headers["content-length"] == "10")
    }
    #expect(try get("If-None-Match: \"old\"", "If-None-Match: \(tag)").status == 304)
    #expect(try get("If-None-Match: \"old\"").status == 200)
  }

  @Test func anotherAnswerMayFollowOneWithoutABody() throws {
    let client = try LoopbackClient(port: site.server.port)
    let get = "GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n"
    client.send(get + "If-None-Match: \(tag)\r\n\r\n" + get + "Connection: close\r\n\r\n")
    let text = String(decoding: client.readToEnd().bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "HTTP/1.1 ").map { $0.prefix(3) } == ["", "304", "200"])
    #expect(text.hasSuffix("0123456789"))
  }

  @Test func aChangedFileIsSentAgain() throws {
    try site.folder.write("9876543210?", to: "film.mp4")
    #expect(try get("If-None-Match: \(tag)").status == 200)
  }

  @Test func aFileThatMustBeTheSameIs() throws {
    #expect(try get("If-Match: \(tag)").status == 200)
    #expect(try get("If-Match: *").status == 200)
    #expect(try get("If-Match: W/\(tag)").status == 412)
    #expect(try get("If-Match: \"old\"").status == 412)
  }

  /// The server names no date of modification, so that there is none to compare with.
  @Test(arguments: ["Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Dec 2999 23:59:59 GMT", "yesterday"])
  func datesAreNoConditions(_ date: String) throws {
    #expect(try get("If-Modified-Since: \(date)").text == "0123456789")
    #expect(try get("If-Modified-Since: \(date)").headers["last-modified"] == nil)
    #expect(try get("Range: bytes=2-4", "If-Range: \(date)").text == "0123456789")
  }

  @Test(arguments: [
    ("bytes=2-4", "234", "bytes 2-4/10"), ("bytes=7-", "789", "bytes 7-9/10"),
    ("bytes=-2", "89", "bytes 8-9/10"), ("bytes=0-99999999", "0123456789", "bytes 0-9/10"),
  ])
  func sendsAPart(range: String, body: String, place: String) throws {
    let answer = try get("Range: \(range)")
    #expect(answer.status == 206)
    #expect(answer.text == body)
    #expect(answer.headers["content-range"] == place)
    #expect(answer.headers["content-length"] == String(body.utf8.count))
  }

  @Test(arguments: ["bytes=10-", "bytes=-0", "bytes=500-600"])
  func refusesPartsPastTheEnd(_ range: String) throws {
    let answer = try get("Range: \(range)")
    #expect(answer.status == 416)
    #expect(answer.headers["content-range"] == "bytes */10")
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: ["bytes=0-1,4-5", "bytes=18446744073709551616-", "bytes=5-2", "lines=1-2", "bytes=--1"])
  func sendsEverythingForOtherRanges(_ range: String) throws {
    let answer = try get("Range: \(range)")
    #expect(answer.status == 200)
    #expect(answer.text == "0123456789")
  }

  @Test func rangesWorkForPagesToo() throws {
    let whole = try site.request("/").text
    let part = try site.request("/", headers: ["Range: bytes=3-7"])
    #expect(part.status == 206)
    #expect(part.text == whole.dropFirst(3).prefix(5))
  }

  @Test func aRangeMayBeMeantForOneVersionOnly() throws {
    #expect(try get("Range: bytes=2-4", "If-Range: \(tag)").status == 206)
    #expect(try get("Range: bytes=2-4", "If-Range: W/\(tag)").text == "0123456789")
    #expect(try get("Range: bytes=2-4", "If-Range: \"old\"").text == "0123456789")
  }

  @Test(arguments: ["/", "/film.mp4", "/none", "/.zoetrope/reload.js"])
  func headHasTheHeadersOfGet(_ target: String) throws {
    let get = try site.request(target)
    let head = try site.request(target, method: "HEAD")
    #expect(head.status == get.status)
    #expect(head.headers.filter { $0.key != "date" } == get.headers.filter { $0.key != "date" })
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == String(get.body.count))
  }

  @Test func headKnowsConditionsButNoRanges() throws {
    let head = { try site.request("/film.mp4", method: "HEAD", headers: [$0]) }
    #expect(try head("If-None-Match: \(tag)").status == 304)
    #expect(try head("Range: bytes=2-4").status == 200)
    #expect(try head("Range: bytes=99-").status == 200)
  }
}
