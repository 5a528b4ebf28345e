extension RandomAuthor {
  mutating func page(_ path: String, withMistakes: Bool) -> String {
    var blocks: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      insert(block(withMistakes: withMistakes), into: &blocks, inOrder: true)
    }
    let head = head(path, withMistakes: withMistakes && random.isOne(in: 4))
    return ([head] + blocks).joined(separator: "\n\n")
  }

  mutating func head(_ path: String, withMistakes: Bool) -> String {
    let title = random.pick(Vocabulary.titles)
    guard !random.isOne(in: 3) else { return "# " + title }
    var lines = random.isOne(in: 2) ? ["title: " + title] : []
    // A folder's list goes on, on pages of its own.
    if path.hasSuffix("/index.md"), !random.isOne(in: 3) {
      lines.append(random.pick(["paginate: 1", "paginate: 2"]))
    }
    for choices in Vocabulary.frontMatter.dropLast(withMistakes ? 0 : 1) where random.isOne(in: 5) {
      lines.append(withMistakes ? random.pick(choices) : choices[0])
    }
    return "---\n" + lines.map { $0 + "\n" }.joined() + "---\n"
  }

  /// Puts a block among those of a page. Swift that stands there already goes: nothing can be declared twice.
  mutating func insert(_ block: String, into blocks: inout [String], inOrder: Bool = false) {
    if Vocabulary.isSwift(block) {
      if let index = blocks.firstIndex(of: block) {
        blocks.remove(at: index)
        return
      }
      for needed in Vocabulary.listings(neededBy: block) where !blocks.contains(needed) {
        blocks.insert(needed, at: 0)
      }
      // Listings come first, so that what replaces one of them, and what runs them, is below.
      if Vocabulary.isListing(block) { return blocks.insert(block, at: 0) }
    }
    let index = inOrder ? blocks.count : Int.random(in: 0...blocks.count, using: &random)
    blocks.insert(block, at: index)
  }

  mutating func block(withMistakes: Bool) -> String {
    if subject == .swift, !random.isOne(in: 4) { return swift(withMistakes: withMistakes) }
    return switch Int.random(in: 0..<13, using: &random) {
    case 0..<3: random.pick(Vocabulary.prose)
    case 3..<7: random.pick(Vocabulary.liquid)
    case 7..<9: link()
    case 9: withMistakes ? random.pick(Vocabulary.mistakes) : link()
    case 10: random.pick(Vocabulary.listings + Vocabulary.includes)
    default: random.isOne(in: 2) ? random.pick(Vocabulary.figures) : random.pick(Vocabulary.prose)
    }
  }

  private mutating func swift(withMistakes: Bool) -> String {
    if withMistakes, random.isOne(in: 2) { return random.pick(Vocabulary.swiftMistakes) }
    return switch Int.random(in: 0..<6, using: &random) {
    case 0..<2: random.pick(Vocabulary.listings)
    case 2: random.pick(Vocabulary.includes)
    default: random.pick(Vocabulary.runs)
    }
  }

  private mutating func link() -> String {
    let target = random.pick(
      ["/" + random.pick(Vocabulary.pagePaths), "/about.md", "/tutorials/one.md", "/tutorials/two.md", ""])
    return "[link](\(target)\(random.pick(["", "#here", "#there", "#layout", "#alpha", "#beta"])))"
  }

  mutating func template(_ path: String, withMistakes: Bool) -> String {
    let count = Int.random(in: 1...4, using: &random)
    var pieces = Vocabulary.templates + (withMistakes ? Vocabulary.brokenTemplates : [])
    if path.contains("/includes/") {
      pieces += Vocabulary.includeTexts
      // What is inside of an include includes others only by mistake: it would be inside of itself.
      if !withMistakes, path != Vocabulary.outerInclude { pieces.removeAll { $0.contains("{% include") } }
    }
    let head = random.pick(Vocabulary.heads(ofTemplate: path, withMistakes: withMistakes))
    var chosen = ["{{ content }}"] + (0..<count).map { _ in random.pick(pieces) }
    if random.isOne(in: 2) { chosen.append(random.pick(Vocabulary.views)) }
    return head + chosen.joined(separator: "\n")
  }
}
