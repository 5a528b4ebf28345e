/// An author who changes a small site at random, and remembers it.
struct RandomAuthor {
  /// The texts of all files by path.
  private(set) var files: [String: String] = [:]
  /// What may be wrong, or missing, and is put right soon: a site full of errors shows little else.
  private var mistaken: Set<String> = []
  private var random: SeededGenerator

  /// One edit: what it is called, and what becomes of files; nil for one that goes.
  struct Edit {
    var name: String
    var changes: [String: String?] = [:]
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for path in Vocabulary.pagePaths.prefix(19) {
      files["content/" + path] = page("content/" + path, withMistakes: false)
    }
    for path in Vocabulary.templatePaths { files[path] = template(path, withMistakes: false) }
    for other in Vocabulary.others { files[other.path] = other.texts[0] }
    files["zoetrope.yml"] = Vocabulary.rightConfiguration
  }

  // MARK: Edits

  /// Makes one edit. Pages are edited most, as in life.
  mutating func edit() -> Edit {
    let edit = !mistaken.isEmpty && random.isOne(in: 3) ? mend() : randomEdit()
    for (path, text) in edit.changes { files[path] = text }
    return edit
  }

  private mutating func randomEdit() -> Edit {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<7: editBody()
    case 7..<9: editFrontMatter()
    case 9..<13: editLine()
    case 13: addPage()
    case 14: movePage()
    case 15: deleteFile()
    case 16..<18: editTemplate()
    case 18: editConfiguration()
    default: editOther()
    }
  }

  private var pages: [String] {
    files.keys.filter { path in
      path.hasPrefix("content/") && [".md", ".html", ".txt", ".xml", ".json"].contains { path.hasSuffix($0) }
    }.sorted()
  }

  /// Some pages are worked on more than others, and linked to more.
  private mutating func anyPage() -> String? {
    let liked = pages.filter { Vocabulary.favourites.contains($0) }
    return (random.isOne(in: 2) || liked.isEmpty ? pages : liked).randomElement(using: &random)
  }

  private mutating func editBody() -> Edit {
    guard let path = anyPage(), let text = files[path] else { return addPage() }
    let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
    var blocks = Array(parts.dropFirst())
    let isMistaken = random.isOne(in: 4)
    if isMistaken { mistaken.insert(path) }
    if let heading = random.isOne(in: 3) ? random.pick(Vocabulary.headings) : nil {
      let others = blocks.filter { $0 != heading }
      blocks = others.count < blocks.count ? others : blocks + [heading]
    } else if blocks.isEmpty || random.isOne(in: 2) {
      blocks.insert(block(withMistakes: isMistaken), at: Int.random(in: 0...blocks.count, using: &random))
    } else {
      blocks.remove(at: Int.random(in: 0..<blocks.count, using: &random))
    }
    return Edit(name: "body", changes: [path: ([parts[0]] + blocks).joined(separator: "\n\n")])
  }

  private mutating func editFrontMatter() -> Edit {
    guard let path = anyPage(), let text = files[path] else { return addPage() }
    let body = text.split(separator: "\n\n", omittingEmptySubsequences: false).dropFirst()
    let isMistaken = random.isOne(in: 4)
    if isMistaken { mistaken.insert(path) }
    let new = [head(path, withMistakes: isMistaken)] + body.map(String.init)
    return Edit(name: "front matter", changes: [path: new.joined(separator: "\n\n")])
  }

  /// Leaves everything else of a page as it is. Often it is a folder's page, whose title stands on many others.
  private mutating func editLine() -> Edit {
    let folders = pages.filter { $0.hasSuffix("/index.md") }
    let path = random.isOne(in: 3) ? folders.randomElement(using: &random) : anyPage()
    guard let path, let text = files[path] else { return addPage() }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = random.pick(Vocabulary.lines)
    if lines[0] != "---", line.key == "title" {
      lines[0] = "# " + random.pick(line.values)
    } else {
      if lines[0] != "---" { lines = ["---", "---", ""] + lines }
      lines.removeAll { $0.hasPrefix(line.key + ":") }
      lines.insert(line.key + ": " + random.pick(line.values), at: 1)
    }
    return Edit(name: "line", changes: [path: lines.joined(separator: "\n")])
  }

  private mutating func addPage() -> Edit {
    let path = "content/" + random.pick(Vocabulary.pagePaths)
    mistaken.insert(path)
    return Edit(name: "page", changes: [path: page(path, withMistakes: true)])
  }

  private mutating func mend() -> Edit {
    var edit = Edit(name: "mend")
    for path in mistaken.sorted() { edit.changes[path] = rightText(path) }
    mistaken = []
    return edit
  }

  private mutating func rightText(_ path: String) -> String {
    if let other = Vocabulary.others.first(where: { $0.path == path }) { return other.texts[0] }
    if path.hasPrefix("templates/") { return template(path, withMistakes: false) }
    return path == "zoetrope.yml" ? Vocabulary.rightConfiguration : page(path, withMistakes: false)
  }

  private mutating func movePage() -> Edit {
    guard let path = pages.randomElement(using: &random) else { return addPage() }
    var edit = Edit(name: "move", changes: [path: nil])
    edit.changes["content/" + random.pick(Vocabulary.pagePaths)] = files[path]
    return edit
  }

  private mutating func deleteFile() -> Edit {
    let path = random.pick(files.keys.sorted())
    mistaken.insert(path)
    return Edit(name: "delete", changes: [path: nil])
  }

  private mutating func editTemplate() -> Edit {
    let path = random.pick(Vocabulary.templatePaths)
    let isMistaken = random.isOne(in: 5)
    if isMistaken { mistaken.insert(path) }
    return Edit(name: "template", changes: [path: template(path, withMistakes: isMistaken)])
  }

  private mutating func editConfiguration() -> Edit {
    var lines: [String] = []
    for choices in Vocabulary.configuration where random.isOne(in: 2) {
      lines.append(random.pick(random.isOne(in: 4) ? choices : [choices[0]]))
    }
    mistaken.insert("zoetrope.yml")
    return Edit(name: "configuration", changes: ["zoetrope.yml": lines.joined(separator: "\n")])
  }

  private mutating func editOther() -> Edit {
    let other = random.pick(Vocabulary.others)
    let isMistaken = !other.mistakes.isEmpty && random.isOne(in: 5)
    if isMistaken { mistaken.insert(other.path) }
    let texts = isMistaken ? other.mistakes : other.texts.filter { $0 != files[other.path] }
    return Edit(name: "file", changes: [other.path: random.pick(texts)])
  }

  // MARK: Texts

  private mutating func page(_ path: String, withMistakes: Bool) -> String {
    let count = Int.random(in: 1...4, using: &random)
    let blocks = (0..<count).map { _ in block(withMistakes: withMistakes) }
    let head = head(path, withMistakes: withMistakes && random.isOne(in: 4))
    return ([head] + blocks).joined(separator: "\n\n")
  }

  private mutating func head(_ path: String, withMistakes: Bool) -> String {
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

  private mutating func block(withMistakes: Bool) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: random.pick(Vocabulary.prose)
    case 3..<7: random.pick(Vocabulary.liquid)
    case 7..<9: link()
    case 9: withMistakes ? random.pick(Vocabulary.mistakes) : link()
    default: random.isOne(in: 2) ? random.pick(Vocabulary.figures) : random.pick(Vocabulary.prose)
    }
  }

  private mutating func link() -> String {
    let target = random.pick(
      ["/" + random.pick(Vocabulary.pagePaths), "/about.md", "/tutorials/one.md", "/tutorials/two.md", ""])
    return "[link](\(target)\(random.pick(["", "#here", "#there", "#layout", "#alpha", "#beta"])))"
  }

  private mutating func template(_ path: String, withMistakes: Bool) -> String {
    let count = Int.random(in: 1...4, using: &random)
    let pieces = withMistakes ? Vocabulary.templates + Vocabulary.brokenTemplates : Vocabulary.templates
    var heads = Vocabulary.templateHeads.dropLast(withMistakes ? 0 : 1)
    // A layout inside of itself is a mistake, too.
    if !withMistakes, !path.contains("/layouts/") || path.hasSuffix("/page.html") { heads = [""] }
    let head = random.pick(Array(heads))
    var chosen = ["{{ content }}"] + (0..<count).map { _ in random.pick(pieces) }
    if random.isOne(in: 2) { chosen.append(random.pick(Vocabulary.views)) }
    return head + chosen.joined(separator: "\n")
  }
}
