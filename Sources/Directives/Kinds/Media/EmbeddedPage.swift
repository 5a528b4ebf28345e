import Text

/// A page of another site that a page shows in a frame.
struct EmbeddedPage: Equatable {
  /// The address of the page in the frame.
  var address: String
  /// The address that readers visit instead.
  var link: String
  /// The host that the frame loads from.
  var host: String
  /// The site's name, for readers.
  var site: String

  /// - Parameter text: an address with `https`; nil for another one.
  init?(_ text: String) {
    let isClean = text.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\"<>\\^`{|}".utf8.contains($0) }
    guard isClean, text.lowercased().hasPrefix("https://") else { return nil }
    let rest = text.dropFirst(8)
    let host = rest.prefix { !"/?#".contains($0) }.lowercased()
    guard !host.isEmpty, host.utf8.allSatisfy({ $0.isLetter || $0.isDigit || ".-:".utf8.contains($0) }) else {
      return nil
    }
    let path = rest.dropFirst(host.count).prefix { !"?#".contains($0) }.split(separator: "/").map(String.init)
    let query = Self.query(of: text)
    (address, link, self.host, site) = (text, text, host, Self.name(of: host))
    switch site {
    case "youtube.com", "youtu.be", "youtube-nocookie.com", "m.youtube.com":
      guard let id = Self.youTube(host: site, path, query), Self.isIdentifier(id) else { return }
      let start = query["t"] ?? query["start"]
      let seconds =
        start.flatMap { Int($0.hasSuffix("s") ? $0.dropLast() : $0[...]) }.map { "&start=\($0)" } ?? ""
      self.host = "www.youtube-nocookie.com"
      address = "https://\(self.host)/embed/\(id)?autoplay=1\(seconds)"
      link = "https://www.youtube.com/watch?v=\(id)"
      site = "youtube.com"
    case "vimeo.com", "player.vimeo.com":
      guard let index = path.firstIndex(where: { $0.utf8.allSatisfy { $0.isDigit } }) else { return }
      // A hash follows the number of a video that isn't listed.
      let hash = query["h"] ?? path.dropFirst(index + 1).first
      self.host = "player.vimeo.com"
      address = "https://\(self.host)/video/\(path[index])?dnt=1&autoplay=1"
      if let hash, Self.isIdentifier(hash) { address += "&h=\(hash)" }
      link = "https://vimeo.com/\(path[index])"
      site = "vimeo.com"
    default: break
    }
  }

  private static func name(of host: String) -> String {
    host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  private static func youTube(host: String, _ path: [String], _ query: [String: String]) -> String? {
    if host == "youtu.be" { return path.first }
    if let id = query["v"] { return id }
    return ["embed", "shorts", "live"].contains(path.first) ? path.dropFirst().first : nil
  }

  private static func isIdentifier(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
  }

  private static func query(of text: String) -> [String: String] {
    let parts = text.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst().split(separator: "&").prefix(50)
    let pairs = parts.map { $0.split(separator: "=", maxSplits: 1) }.filter { $0.count == 2 }
    return Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { first, _ in first }
  }
}
