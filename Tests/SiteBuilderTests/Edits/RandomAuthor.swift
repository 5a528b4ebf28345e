/// An author who changes a small site at random, and remembers it.
struct RandomAuthor {
  /// What somebody writes about.
  enum Subject {
    /// Anything that needs no compiler. Swift is shown, and not run.
    case prose
    /// Swift that runs, and little else, on few pages: each edit of it may take a compilation.
    case swift
  }

  let subject: Subject
  /// The bytes of all files by path.
  private(set) var files: [String: [UInt8]] = [:]
  /// What may be wrong, or missing, and is put right soon: a site full of errors shows little else.
  var mistaken: Set<String> = []
  var random: SeededGenerator

  /// One edit: what it is called, and what becomes of files; nil for one that goes.
  struct Edit {
    var name: String
    var changes: [String: [UInt8]?] = [:]

    init(name: String, changes: [String: [UInt8]?] = [:]) {
      self.name = name
      self.changes = changes
    }

    /// Replaces the text of one file.
    init(name: String, _ path: String, _ text: String) {
      self.init(name: name, changes: [path: Array(text.utf8)])
    }
  }

  init(seed: UInt64, subject: Subject = .prose) {
    random = SeededGenerator(seed: seed)
    self.subject = subject
    let paths = subject == .prose ? Array(Vocabulary.pagePaths.prefix(19)) : Vocabulary.swiftPagePaths
    for path in paths {
      files["content/" + path] = Array(page("content/" + path, withMistakes: false).utf8)
    }
    for path in Vocabulary.templatePaths {
      files[path] = Array(template(path, withMistakes: false).utf8)
    }
    for other in Vocabulary.others where !other.isExtra { files[other.path] = other.versions[0] }
    files["zoetrope.yml"] = Array(Vocabulary.rightConfiguration.utf8)
  }

  // MARK: Edits

  /// Makes one edit. Pages are edited most, as in life.
  mutating func edit() -> Edit {
    let edit = !mistaken.isEmpty && random.isOne(in: 3) ? mend() : randomEdit()
    for (path, bytes) in edit.changes { files[path] = bytes }
    return edit
  }

  private mutating func randomEdit() -> Edit {
    if subject == .swift, random.isOne(in: 2) { return random.isOne(in: 2) ? editBody() : editOther() }
    return switch Int.random(in: 0..<26, using: &random) {
    case 0..<7: editBody()
    case 7..<9: editFrontMatter()
    case 9..<13: editLine()
    case 13: addPage()
    case 14: movePage()
    case 15: deleteFile()
    case 16..<18: editTemplate()
    case 18: editConfiguration()
    case 19..<21: publish()
    default: editOther()
    }
  }

  private var pages: [String] {
    files.keys.filter { path in
      path.hasPrefix("content/") && [".md", ".html", ".txt", ".xml", ".json"].contains { path.hasSuffix($0) }
    }.sorted()
  }

  private func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

  /// Some pages are worked on more than others, and linked to more.
  private mutating func anyPage() -> String? {
    let liked = pages.filter { Vocabulary.favourites.contains($0) }
    return (random.isOne(in: 2) || liked.isEmpty ? pages : liked).randomElement(using: &random)
  }

  private mutating func editBody() -> Edit {
    guard let path = anyPage(), let text = text(path) else { return addPage() }
    let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
    var blocks = Array(parts.dropFirst())
    let isMistaken = random.isOne(in: 4)
    if isMistaken { mistaken.insert(path) }
    if let heading = random.isOne(in: subject == .prose ? 3 : 9) ? random.pick(Vocabulary.headings) : nil {
      let others = blocks.filter { $0 != heading }
      blocks = others.count < blocks.count ? others : blocks + [heading]
    } else if blocks.isEmpty || random.isOne(in: 2) {
      insert(block(withMistakes: isMistaken), into: &blocks)
    } else {
      let removed = blocks.remove(at: Int.random(in: 0..<blocks.count, using: &random))
      if Vocabulary.isListing(removed) { mistaken.insert(path) }
    }
    return Edit(name: "body", path, ([parts[0]] + blocks).joined(separator: "\n\n"))
  }

  private mutating func editFrontMatter() -> Edit {
    guard let path = anyPage(), let text = text(path) else { return addPage() }
    let body = text.split(separator: "\n\n", omittingEmptySubsequences: false).dropFirst()
    let isMistaken = random.isOne(in: 4)
    if isMistaken { mistaken.insert(path) }
    let new = [head(path, withMistakes: isMistaken)] + body.map(String.init)
    return Edit(name: "front matter", path, new.joined(separator: "\n\n"))
  }

  /// Leaves everything else of a page as it is. Often it is a folder's page, whose title stands on many others.
  private mutating func editLine() -> Edit {
    let folders = pages.filter { $0.hasSuffix("/index.md") }
    let path = random.isOne(in: 3) ? folders.randomElement(using: &random) : anyPage()
    guard let path, let text = text(path) else { return addPage() }
    let line = random.pick(Vocabulary.lines)
    let value = random.pick(line.values)
    return Edit(name: "line", path, Self.replacing([line.key], of: text, with: line.key + ": " + value))
  }

  /// Takes a page out of the site for a while, or brings it back.
  private mutating func publish() -> Edit {
    guard let path = anyPage(), let text = text(path) else { return addPage() }
    mistaken.insert(path)
    let line = random.pick(Vocabulary.publication)
    let new = Self.replacing(["draft", "published", "date"], of: text, with: line)
    return Edit(name: "publication", path, new)
  }

  /// A page with one line of front matter in the place of those with some keys.
  private static func replacing(_ keys: [String], of text: String, with line: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines[0] != "---", line.hasPrefix("title: ") {
      lines[0] = "# " + line.dropFirst(7)
      return lines.joined(separator: "\n")
    }
    if lines[0] != "---" { lines = ["---", "---", ""] + lines }
    lines.removeAll { line in keys.contains { line.hasPrefix($0 + ":") } }
    lines.insert(line, at: 1)
    return lines.joined(separator: "\n")
  }

  private mutating func addPage() -> Edit {
    let paths = subject == .prose ? Vocabulary.pagePaths : Vocabulary.swiftPagePaths
    let path = "content/" + random.pick(paths)
    mistaken.insert(path)
    return Edit(name: "page", path, page(path, withMistakes: true))
  }

  private mutating func mend() -> Edit {
    var edit = Edit(name: "mend")
    for path in mistaken.sorted() { edit.changes[path] = .some(right(path)) }
    mistaken = []
    return edit
  }

  private mutating func right(_ path: String) -> [UInt8]? {
    if let other = Vocabulary.others.first(where: { $0.path == path }) {
      return other.isExtra ? nil : other.versions[0]
    }
    if path == "zoetrope.yml" { return Array(Vocabulary.rightConfiguration.utf8) }
    let isTemplate = path.hasPrefix("templates/")
    return Array((isTemplate ? template(path, withMistakes: false) : page(path, withMistakes: false)).utf8)
  }

  private mutating func movePage() -> Edit {
    guard let path = pages.randomElement(using: &random) else { return addPage() }
    var edit = Edit(name: "move", changes: [path: nil])
    edit.changes["content/" + random.pick(Vocabulary.pagePaths)] = files[path]
    return edit
  }

  /// Removes a file, and now and then all of a folder of Swift.
  private mutating func deleteFile() -> Edit {
    let path = random.pick(files.keys.sorted())
    let isFolder = path.hasPrefix("App/") && random.isOne(in: 2)
    let paths = isFolder ? files.keys.filter { $0.hasPrefix("App/") } : [path]
    mistaken.formUnion(paths)
    return Edit(name: "delete", changes: Dictionary(paths.map { ($0, nil) }) { first, _ in first })
  }

  private mutating func editTemplate() -> Edit {
    let path = random.pick(Vocabulary.templatePaths)
    let isMistaken = random.isOne(in: 5)
    if isMistaken { mistaken.insert(path) }
    return Edit(name: "template", path, template(path, withMistakes: isMistaken))
  }

  private mutating func editConfiguration() -> Edit {
    var lines: [String] = []
    for choices in Vocabulary.configuration where random.isOne(in: 2) {
      lines.append(random.pick(random.isOne(in: 4) ? choices : [choices[0]]))
    }
    mistaken.insert("zoetrope.yml")
    return Edit(name: "configuration", "zoetrope.yml", lines.joined(separator: "\n"))
  }

  private mutating func editOther() -> Edit {
    let isOfSwift = subject == .swift && !random.isOne(in: 3)
    let other = random.pick(isOfSwift ? Vocabulary.swiftFiles + Vocabulary.pictures : Vocabulary.others)
    let isMistaken = !other.mistakes.isEmpty && random.isOne(in: 5)
    if isMistaken || other.isExtra { mistaken.insert(other.path) }
    if isMistaken, random.isOne(in: 3) { return Edit(name: "delete", changes: [other.path: nil]) }
    let others = other.versions.filter { $0 != files[other.path] }
    let choices = isMistaken ? other.mistakes : others.isEmpty ? other.versions : others
    return Edit(name: "file", changes: [other.path: random.pick(choices)])
  }
}
