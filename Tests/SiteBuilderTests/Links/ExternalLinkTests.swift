import Diagnostics
import Foundation
import Testing

@testable import SiteBuilder

@Suite struct ExternalLinkTests {
  /// A server of another site, until the test ends.
  private final class OtherSite: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let folder: TemporaryFolder
    let address: String

    init() throws {
      folder = try TemporaryFolder()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", TestSite.testFolder + "/Links/Servers/site.py", folder.path + "/log"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      address = "http://127.0.0.1:" + line.prefix { $0.isNumber }
    }

    deinit {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// The requests so far, and how many hosts were asked at once at most.
    var requests: (lines: [Substring], most: Int) {
      let text = (try? String(contentsOfFile: folder.path + "/log", encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n")
      let most = lines.last { $0.hasPrefix("most ") }.flatMap { Int($0.dropFirst(5)) }
      return (lines.filter { !$0.hasPrefix("most ") }, most ?? 0)
    }
  }

  private func check(allowsPrivate: Bool = true, now: Int64 = 1_000_000_000) -> ExternalLinkCheck {
    var check = ExternalLinkCheck(now: now)
    check.allowsPrivate = allowsPrivate
    check.pause = .zero
    check.timeout = .seconds(2)
    return check
  }

  private func links(_ addresses: [String]) throws -> [ExternalLink] {
    let site = try TestSite(["content/index.md": "# T\n\n" + addresses.map { "[a](\($0))\n" }.joined()])
    var options = Site.Options(source: site.source.path)
    options.collectsExternalLinks = true
    return withExtendedLifetime(site) { Site(options).build().externalLinks }
  }

  @Test(arguments: [
    ("/ok", nil), ("/ok#place", nil), ("/no-head", nil), ("/for-now", nil), ("/busy", nil), ("/flood", nil),
    ("/missing", "link.external-dead: status 404"), ("/gone", "link.external-dead: status 410"),
    ("/to-missing", "link.external-dead: status 404"),
    ("/self", "link.external-dead: it redirects in a circle"),
    ("/circle", "link.external-dead: it redirects in a circle"),
    ("/far", "link.external-dead: it redirects more than 7 times"),
    ("/error", "link.external-unreachable: status 500"),
    ("/stall", "link.external-unreachable: Timeout was reached"),
    ("/forbidden", "link.external-unclear: the host refuses programs: status 403"),
    ("/busy-for-long", "link.external-unclear: the host refuses programs: status 429"),
  ])
  func answersBecomeProblems(_ path: String, _ expected: String?) throws {
    let other = try OtherSite()
    let problems = check().problems(of: try links([other.address + path]))
    #expect(problems.map(\.identifier) == (expected.map { [String($0.prefix { $0 != ":" })] } ?? []))
    guard let reason = expected?.drop(while: { $0 != ":" }) else { return }
    #expect(problems.first?.summary.hasSuffix(reason) == true)
  }

  @Test func movesForGoodAreNotes() throws {
    let other = try OtherSite()
    let problems = check().problems(of: try links([other.address + "/moved2"]))
    #expect(problems.map(\.identifier) == ["link.moved"])
    #expect(problems.first?.severity == .note)
    #expect(problems.first?.fix == "write “\(other.address)/ok”")
  }

  @Test func nobodyListens() throws {
    let problems = check().problems(of: try links(["http://127.0.0.1:1/"]))
    #expect(problems.map(\.identifier) == ["link.external-unreachable"])
  }

  @Test func thisMachineIsLeftAlone() throws {
    let other = try OtherSite()
    let host = other.address.replacingOccurrences(of: "127.0.0.1", with: "localhost")
    let problems = check(allowsPrivate: false).problems(of: try links([other.address + "/ok", host + "/ok"]))
    #expect(problems.map(\.identifier) == ["link.external-unclear", "link.external-unclear"])
    #expect(other.requests.lines.isEmpty)
  }

  @Test func aHostIsAskedOnceForEachAddress() throws {
    let other = try OtherSite()
    let all = (1...20).map { other.address + "/\($0)" }
    #expect(check().problems(of: try links(all + all)).isEmpty)
    #expect(other.requests.lines.count == 20)
    #expect(other.requests.most == 1)
    #expect(other.requests.lines.first == "HEAD /1 Zoetrope/0.2.0 (link check)")
  }

  @Test func aHostThatStallsIsLeftAlone() throws {
    let other = try OtherSite()
    var check = check()
    check.timeout = .milliseconds(200)
    // Each has an address of its own, and all stall.
    let problems = check.problems(
      of: try links(
        (1...6).map { other.address.replacingOccurrences(of: "http://", with: "http://\($0)@") + "/stall" }))
    #expect(problems.filter { $0.identifier == "link.external-unreachable" }.count == 3)
    #expect(problems.filter { $0.identifier == "link.external-unclear" }.count == 3)
  }

  @Test func goodAnswersAreKeptForAWeek() throws {
    let other = try OtherSite()
    let folder = try TemporaryFolder()
    let links = try links([other.address + "/ok", other.address + "/missing", other.address + "/moved"])
    for (now, count) in [(1_000_000_000, 5), (1_000_600_000, 7), (1_000_604_800, 12)] as [(Int64, Int)] {
      var check = check(now: now)
      check.folder = folder.path + "/cache"
      let problems = check.problems(of: links)
      #expect(problems.map(\.identifier) == ["link.external-dead", "link.moved"])
      #expect(other.requests.lines.count == count)
    }
  }

  @Test func aDamagedFileIsIgnored() throws {
    let other = try OtherSite()
    let folder = try TemporaryFolder()
    try folder.write("x\t\t\n1\t2\n\u{0}\n9999999999\t\(other.address)/missing\t\n", to: "links.txt")
    var check = check()
    check.folder = folder.path
    #expect(
      check.problems(of: try links([other.address + "/missing"])).map(\.identifier) == ["link.external-dead"])
  }

  @Test func onlyAddressesOfHTTPAreAsked() throws {
    let links = try links([
      "mailto:a@example.com", "//example.com/ä b", "HTTPS://Example.com:8080/x#y", "http://", "page.md",
    ])
    #expect(links.map(\.address) == ["HTTPS://Example.com:8080/x"])
    #expect(links.map(\.host) == ["example.com:8080"])
  }

  @Test(.timeLimit(.minutes(1))) func manyLinks() throws {
    let many = (0..<20_000).map { "[a](http://127.0.0.1:1/\($0))\n" }.joined()
    let site = try TestSite(["content/index.md": "# T\n\n" + many])
    var options = Site.Options(source: site.source.path)
    options.collectsExternalLinks = true
    let links = withExtendedLifetime(site) { Site(options).build().externalLinks }
    #expect(check().problems(of: links).count == 20_000)
  }
}
