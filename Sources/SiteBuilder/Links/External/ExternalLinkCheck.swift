import Cache
import Diagnostics
import Files
import Threads

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Asks other sites whether the addresses that pages link to exist: a few hosts at once, each for one address after the
/// other, with pauses.
package struct ExternalLinkCheck: Sendable {
  /// How many hosts are asked at once.
  private static let hostsAtOnce = 8
  /// The most addresses of a host in a check. The next one goes on, since good answers are kept.
  static let hostLimit = 200
  private static let redirectLimit = 8
  /// Failures in a row after which a host is left alone.
  private static let failureLimit = 3
  /// The longest wait that a host may ask for.
  private static let waitLimit = Duration.seconds(30)

  /// Whether hosts of this machine and of private networks are asked.
  package var allowsPrivate = false
  /// The pause between two requests to a host.
  package var pause = Duration.milliseconds(500)
  /// The time for an answer.
  package var timeout = Duration.seconds(15)
  /// The folder of the cache; nil to ask for all addresses.
  package var folder: String?
  /// Seconds since 1970.
  package var now: Int64

  package init(now: Int64) { self.now = now }

  /// The problems of links, each at its place, and a note if their answers can't be kept.
  package func problems(of links: [ExternalLink]) -> [Diagnostic] {
    var known = ExternalAnswers(folder: folder, now: now)
    var addresses: [String: [String]] = [:]
    var seen: Set<String> = []
    for link in links where known[link.address] == nil && seen.insert(link.address).inserted {
      addresses[link.host, default: []].append(link.address)
    }
    let hosts = addresses.sorted { $0.key < $1.key }.map(\.value)
    let answers = Workers.$threadCount.withValue(Self.hostsAtOnce) {
      Workers.map(hosts.count) { ask(hosts[$0]) }
    }
    var new: [String: ExternalAnswer] = [:]
    for (address, answer) in answers.joined() {
      new[address] = answer
      known.add(address, answer)
    }
    var problems: [Diagnostic] = []
    do throws(FileError) {
      try known.save()
    } catch {
      problems.append(
        Diagnostic(.note, "cache.failed", "the answers of other sites can't be kept: \(error)", at: nil))
    }
    for link in links {
      if let answer = new[link.address] ?? known[link.address], let problem = Self.problem(link, answer) {
        problems.append(problem)
      }
    }
    return problems
  }

  // MARK: Asking

  /// Asks one host for its addresses.
  private func ask(_ addresses: [String]) -> [(String, ExternalAnswer)] {
    guard
      let probe = HTTPProbe(
        userAgent: Generator.userAgent, allowsPrivate: allowsPrivate, limit: timeout)
    else { return addresses.map { ($0, .unclear("libcurl isn't installed")) } }
    var failures = 0
    var answers: [(String, ExternalAnswer)] = []
    for (index, address) in addresses.enumerated() {
      if index >= Self.hostLimit {
        answers.append(
          (address, .unclear("a check asks a host for \(Self.hostLimit) addresses; check again")))
        continue
      }
      if failures >= Self.failureLimit {
        answers.append((address, .unclear("its host didn't answer \(failures) times in a row")))
        continue
      }
      if index > 0 { Self.wait(pause) }
      let answer = answer(for: address, probe)
      if case .unreachable = answer { failures += 1 } else { failures = 0 }
      answers.append((address, answer))
    }
    return answers
  }

  /// Follows an address to its end.
  private func answer(for address: String, _ probe: HTTPProbe) -> ExternalAnswer {
    var current = address
    var visited: Set<String> = [address]
    /// The end of the redirections for good so far.
    var moved: String?
    var isPermanent = true
    while true {
      let answer = politeAnswer(for: current, probe)
      guard case .status(let status, let location, _) = answer else { return Self.answer(answer) }
      guard (300..<400).contains(status), let location else {
        let end = Self.answer(answer)
        return end == .found ? moved.map(ExternalAnswer.moved) ?? .found : end
      }
      guard location.hasPrefix("http://") || location.hasPrefix("https://") else {
        return .dead("it redirects to an address that isn't HTTP")
      }
      guard visited.insert(location).inserted else { return .dead("it redirects in a circle") }
      guard visited.count <= Self.redirectLimit else {
        return .dead("it redirects more than \(Self.redirectLimit - 1) times")
      }
      isPermanent = isPermanent && (status == 301 || status == 308)
      if isPermanent { moved = location }
      current = location
      Self.wait(pause)
    }
  }

  /// The answer to HEAD, or to GET where that fails. Waits once where the host asks for it.
  private func politeAnswer(for address: String, _ probe: HTTPProbe) -> HTTPProbe.Answer {
    var answer = probe.ask(address, getsContent: false)
    if case .status(let status, _, let wait) = answer, status == 429 || status == 503 {
      guard let wait, wait <= Self.waitLimit else { return answer }
      Self.wait(wait)
      answer = probe.ask(address, getsContent: false)
    }
    // Many servers know nothing of HEAD.
    guard case .status(let status, _, _) = answer, status >= 400, status != 429 else { return answer }
    Self.wait(pause)
    return probe.ask(address, getsContent: true)
  }

  private static func answer(_ answer: HTTPProbe.Answer) -> ExternalAnswer {
    switch answer {
    case .failure(let reason): .unreachable(reason)
    case .isPrivate: .isPrivate
    case .status(let status, _, _):
      switch status {
      case 200..<400: .found
      case 404, 410: .dead("status \(status)")
      case 401, 402, 403, 405, 406, 407, 429, 451, 900...:
        .unclear("the host refuses programs: status \(status)")
      case 400..<500: .dead("status \(status)")
      default: .unreachable("status \(status)")
      }
    }
  }

  private static func wait(_ duration: Duration) {
    let microseconds = duration / .microseconds(1)
    if microseconds > 0 { usleep(UInt32(min(microseconds, 60_000_000))) }
  }

  // MARK: Problems

  private static func problem(_ link: ExternalLink, _ answer: ExternalAnswer) -> Diagnostic? {
    switch answer {
    case .found: nil
    case .moved(let location):
      Diagnostic(
        .note, "link.moved", "“\(link.address)” was moved for good", at: link.range,
        fix: "write “\(location)”")
    case .dead(let reason):
      .warning(
        "link.external-dead", "dead link to “\(link.address)”: \(reason)", at: link.range,
        fix: "correct the address, or link to a copy, such as one of web.archive.org")
    case .unreachable(let reason):
      .warning(
        "link.external-unreachable", "“\(link.address)” can't be reached: \(reason)", at: link.range,
        fix: "check again later, or correct the address")
    case .isPrivate:
      Diagnostic(
        .note, "link.external-unclear",
        "“\(link.address)” wasn't checked: its host is this machine, or in a private network", at: link.range,
        fix: "add “--private-hosts”")
    case .unclear(let reason):
      Diagnostic(
        .note, "link.external-unclear", "“\(link.address)” wasn't checked: \(reason)", at: link.range,
        fix: "open it in a browser")
    }
  }
}
