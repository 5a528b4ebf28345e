/// What stands beside pages and templates.
extension Vocabulary {
  /// A file, what may be in it, and what may be in it by mistake.
  struct File {
    var path: String
    var versions: [[UInt8]]
    var mistakes: [[UInt8]] = []
    /// Whether it is missing at first, and whenever all is right: it stands in front of another file.
    var isExtra = false

    init(_ path: String, _ versions: [[UInt8]], mistakes: [[UInt8]] = []) {
      (self.path, self.versions, self.mistakes) = (path, versions, mistakes)
    }

    init(_ path: String, _ texts: [String], mistakes: [String] = []) {
      self.init(path, texts.map { Array($0.utf8) }, mistakes: mistakes.map { Array($0.utf8) })
    }
  }

  static let others = texts + pictures + swiftFiles

  private static let texts = [
    File("content/pictures/a.svg", (1...3).map { svg(width: 10 * $0) }),
    File("content/pictures/b.svg", (1...2).map { svg(width: 7 * $0) }),
    File(
      "content/style.css",
      [
        "p {}", "p { color: red }", "---\n---\np { color: {{ site.title }} }",
        "---\n---\n{% include note.html %}",
      ], mistakes: ["---\n"]),
    File(
      "content/data.txt",
      ["---\nlayout: page\n---\n{{ site.pages | map: 'title' | join: ' ' }}", "---\n"]),
    File(
      "content/screens/one.yml", ["background: white\n", "background: red\n"],
      mistakes: ["background: [\n"]),
    File(
      "content/screens/two.yml",
      [
        "background: black\n", "content:\n  - image: {file: pictures/a.svg}\n",
        "content:\n  - image: {file: photo.png}\n",
      ], mistakes: ["nonsense: 1\n"]),
    File("content/_data/figures.yml", ["count: 1\n", "count: 2\n"], mistakes: ["count: [\n"]),
    File("content/_data/team.json", ["[\"Ada\"]", "{\"a\": [1, {\"b\": null}]}"], mistakes: ["[\"Ada\""]),
    File("templates/assets/own.css", ["a {}", "a { color: red }"]),
  ]

  private static func svg(width: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"/>"
  }

  // MARK: Pictures

  static let pictures = [
    picture("content/photo.png"), picture("content/images/photo.png"),
    picture("content/photo@2x.png", isExtra: true), picture("content/tutorials/photo.png", isExtra: true),
  ]

  private static func picture(_ path: String, isExtra: Bool = false) -> File {
    let whole = png(side: 4)
    var file = File(path, [whole, png(side: 6)], mistakes: [whole.dropLast(9), [], Array("PNG".utf8)])
    file.isExtra = isExtra
    return file
  }

  /// A black square with 8 bits of gray. Its pixels aren't compressed.
  static func png(side: UInt8) -> [UInt8] {
    let rows = Array(repeating: UInt8(0), count: Int(side) * (Int(side) + 1))
    let size = UInt8(rows.count)
    let pixels = [0x78, 0x01, 0x01, size, 0, ~size, 0xFF] + rows + checksum(ofZeros: rows.count)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, side, 0, 0, 0, side, 8, 0, 0, 0, 0]) + chunk("IDAT", pixels)
      + chunk("IEND", [])
  }

  /// Adler-32.
  private static func checksum(ofZeros count: Int) -> [UInt8] { [0, UInt8(count), 0, 1] }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return [0, 0, 0, UInt8(data.count)] + body + bigEndian(crc(of: body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  /// CRC-32, as in section D of the specification of PNG.
  private static func crc(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }
}
