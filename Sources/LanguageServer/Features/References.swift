import Files
import JSON
import SiteBuilder

/// A place where a name is given or used.
struct Reference {
  /// The path relative to the source folder.
  var path: String
  var bytes: [UInt8]
  var range: Range<Int>
  var isDefinition: Bool
}

extension Server {
  func location(_ reference: Reference) -> JSONValue {
    let positions = TextPositions(reference.bytes)
    return ["uri": .string(paths?.address(reference.path) ?? ""), "range": positions.json(reference.range)]
  }

  /// All pages, as the editor has them.
  private var pages: [PageOutline] {
    let open = Dictionary(
      documents.values.compactMap { document in document.path.map { ($0, document.bytes) } }
    ) { first, _ in first }
    return state.names.pages.map { file in
      PageOutline(open[file.path].map { .init(path: file.path, bytes: $0) } ?? file)
    }
  }

  /// The places of the name at an offset.
  func references(_ file: EditedFile, at offset: Int) -> [Reference] {
    file.name(at: offset).map { references(to: $0.0, on: file) } ?? []
  }

  func references(to name: AuthorName, on file: EditedFile) -> [Reference] {
    switch name.kind {
    case .screen: screenReferences(name, on: file)
    case .figure: figureReferences(name, on: file)
    }
  }

  private func screenReferences(_ name: AuthorName, on file: EditedFile) -> [Reference] {
    // A screen of the page hides the site's screen of the same name.
    if file.outline.defines(name) { return Self.uses(of: name, in: file.outline) }
    guard let place = state.names.screens[name.text] else { return Self.uses(of: name, in: file.outline) }
    let definition = Reference(
      path: place.file.path, bytes: place.file.bytes, range: 0..<0, isDefinition: true)
    return [definition] + pages.filter { !$0.defines(name) }.flatMap { Self.uses(of: name, in: $0) }
  }

  private func figureReferences(_ name: AuthorName, on file: EditedFile) -> [Reference] {
    let use = file.outline.nameUses.first { $0.name == name }
    let target =
      use.flatMap { $0.page.isEmpty ? file.path : SitePath.target($0.page, on: file.path) } ?? file.path
    return pages.flatMap { page in
      page.nameUses.filter { use in
        guard use.name == name else { return false }
        let shown = use.page.isEmpty ? page.file.path : SitePath.target(use.page, on: page.file.path)
        return shown == target
      }
      .map {
        Reference(
          path: page.file.path, bytes: page.file.bytes, range: $0.range, isDefinition: $0.isDefinition)
      }
    }
  }

  private static func uses(of name: AuthorName, in page: PageOutline) -> [Reference] {
    page.nameUses.filter { $0.name == name }.map {
      Reference(path: page.file.path, bytes: page.file.bytes, range: $0.range, isDefinition: $0.isDefinition)
    }
  }

  // MARK: Renaming

  func renaming(_ file: EditedFile, at offset: Int, to new: String) throws(RequestError) -> JSONValue {
    func refuse(_ message: String) -> RequestError {
      RequestError(code: RequestError.failed, message: message)
    }
    guard let (name, _) = file.name(at: offset) else {
      throw refuse("only screens and figures can be renamed")
    }
    guard AuthorName.isValid(new) else { throw refuse("names are letters, digits, “-” and “_”") }
    let references = references(to: name, on: file)
    guard references.contains(where: \.isDefinition) else {
      throw refuse("nothing defines “\(name.text)”")
    }
    let other = AuthorName(kind: name.kind, text: new)
    if name.kind == .screen, state.names.screens[new] != nil || file.outline.defines(other) {
      throw refuse("there is a screen “\(new)” already")
    }
    if name.kind == .figure, file.outline.defines(other) {
      throw refuse("there is a figure “\(new)” already")
    }
    return try edit(references, name, new, refuse)
  }

  private func edit(
    _ references: [Reference], _ name: AuthorName, _ new: String, _ refuse: (String) -> RequestError
  ) throws(RequestError) -> JSONValue {
    guard let paths else { return .null }
    var edits: [String: [JSONValue]] = [:]
    for reference in references where !reference.range.isEmpty {
      let range = TextPositions(reference.bytes).json(reference.range)
      edits[paths.address(reference.path), default: []].append(["range": range, "newText": .string(new)])
    }
    let screenFile = references.first { $0.isDefinition && $0.range.isEmpty }?.path
    if screenFile != nil, !client.canRenameFiles {
      throw refuse("“\(name.text)” is the name of a file, which this editor can't rename by itself")
    }
    guard client.takesDocumentChanges else { return ["changes": .object(edits.mapValues(JSONValue.array))] }
    var changes = edits.sorted { $0.key < $1.key }.map { address, edits -> JSONValue in
      let version = documents[address].map { JSONValue.integer($0.version) } ?? .null
      return ["textDocument": ["uri": .string(address), "version": version], "edits": .array(edits)]
    }
    if let path = screenFile {
      let renamed = SitePath.join(SitePath.directory(of: path), "\(new).\(SitePath.fileExtension(of: path))")
      changes.append([
        "kind": "rename", "oldUri": .string(paths.address(path)), "newUri": .string(paths.address(renamed)),
      ])
    }
    return ["documentChanges": .array(changes)]
  }
}

extension PageOutline {
  /// Whether the page itself gives a name.
  func defines(_ name: AuthorName) -> Bool { nameUses.contains { $0.isDefinition && $0.name == name } }
}

extension SitePath {
  /// The path of a page or file that a link on a page names, both relative to the source folder; nil for other sites.
  static func target(_ link: String, on page: String) -> String? {
    guard !link.contains(":") else { return nil }
    let content = "content"
    if link.hasPrefix("/") { return resolve(content + link, from: "") }
    return resolve(link, from: directory(of: page))
  }
}
