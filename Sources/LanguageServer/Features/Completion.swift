import Animators
import Directives
import Files
import JSON
import Markdown
import Options
import Screens
import SiteBuilder
import Symbols
import Text

/// The proposals at a place in a document.
struct Completion {
  /// The kinds of the protocol.
  private enum Kind: Int {
    case function = 3
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case file = 17
    case reference = 18
  }

  private(set) var items: [JSONValue] = []
  private let file: EditedFile
  private let client: Client
  private let offset: Int

  /// The maximum number of proposals, for lists such as that of all symbols.
  private static let limit = 500

  init(_ file: EditedFile, at offset: Int, _ client: Client) {
    (self.file, self.client, self.offset) = (file, client, offset)
    if file.isConfiguration {
      addKeys(SiteNames.configurationKeys)
    } else if file.isScreen {
      addScreenParts()
    } else if file.outline.frontMatter.map({ $0.lowerBound <= offset && offset <= $0.upperBound }) ?? false {
      addKeys(SiteNames.frontMatterKeys, before: file.outline.isTOML ? "=" : ":")
    } else if let place = DirectivePlace(file, at: offset) {
      add(place)
    } else if file.outline.fence(at: offset) == nil {
      addProse()
    }
  }

  // MARK: Directives

  private mutating func add(_ place: DirectivePlace) {
    switch place {
    case .name(let range): addDirectives(range)
    case .argument(let fence, let range): addArgument(of: fence, range)
    case .option(let fence, let range): addOptions(of: fence, range)
    case .value(let fence, let name, let range): addValues(of: fence, name, range)
    case .body(let fence):
      if fence.directive?.name.value == "screen" { addScreenParts() } else { addProse() }
      // At the start of the line below the options another one may follow.
      if file.line(at: offset).isEmpty, file.line(at: offset).lowerBound == fence.head.upperBound {
        addOptions(of: fence, offset..<offset, colons: true)
      }
    }
  }

  private mutating func addDirectives(_ range: Range<Int>) {
    let hasBrace = file.bytes[range.upperBound...].first == UInt8(ascii: "}")
    let marks = file.outline.fence(at: offset).map { fence in
      String(decoding: file.bytes[fence.opening].prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
    }
    let isAlone = file.outline.fence(at: offset).map { !$0.isClosed && !hasBrace } ?? false
    for kind in DirectiveCatalogue.standard.kinds {
      let summary = Self.meaning(of: kind.argument)
      var text = kind.name + (hasBrace ? "" : "}")
      if client.takesSnippets, isAlone, let marks { text = Self.snippet(of: kind, marks) }
      add(kind.name, .keyword, text, range, detail: summary, isSnippet: client.takesSnippets && isAlone)
    }
  }

  private static func meaning(of argument: ArgumentDescription) -> String? {
    switch argument {
    case .none: nil
    case .optional(let meaning), .required(let meaning): meaning
    }
  }

  /// The directive with its required options, and its end.
  private static func snippet(of kind: any DirectiveKind, _ marks: String) -> String {
    var number = 1
    func stop() -> String {
      defer { number += 1 }
      return "$\(number)"
    }
    var lines = [kind.name + "}"]
    if case .required = kind.argument { lines[0] += " " + stop() }
    for option in kind.options where option.standardText == "required" {
      lines.append(":\(option.name): \(stop())")
    }
    return (lines + ["$0", marks]).joined(separator: "\n")
  }

  private mutating func addArgument(of fence: PageOutline.Fence, _ range: Range<Int>) {
    guard let kind = fence.kind, let directive = fence.directive else { return }
    let range = range.isEmpty ? offset..<offset : range
    if !kind.animators(in: directive).isEmpty
      || Self.meaning(of: kind.argument)?.contains("animator") ?? false
    {
      addAnimators(range)
    } else if ["literalinclude", "figure", "video"].contains(kind.name) {
      addFiles(range) { !SiteNames.isPage($0) }
    } else if kind.name == "scenario" || kind.name == "callbacks" {
      for name in ["tabs", "navigation", "modal", "paging"] { add(name, .value, name, range) }
    }
  }

  private mutating func addAnimators(_ range: Range<Int>) {
    for animator in Catalogue.animators {
      add(animator.name, .function, animator.name, range, detail: animator.summary)
    }
    for type in DeclaredTypes.all(in: file) where type.isAnimator {
      add("\(type.name)()", .function, "\(type.name)()", range, detail: "the page’s own")
    }
  }

  private mutating func addOptions(of fence: PageOutline.Fence, _ range: Range<Int>, colons: Bool = false) {
    let given = Set(fence.directive?.options.map(\.name.value) ?? []).subtracting([file.text(range)])
    let hasColon = file.bytes[range.upperBound...].first == UInt8(ascii: ":")
    for option in fence.options where !given.contains(option.name) {
      let text = (colons ? ":" : "") + option.name + (hasColon ? "" : option.implied == nil ? ": " : ":")
      let detail = option.values + (option.standardText.map { "; \($0)" } ?? "")
      add(option.name, .property, text, range, detail: detail, documentation: option.summary)
    }
  }

  private mutating func addValues(of fence: PageOutline.Fence, _ name: String, _ whole: Range<Int>) {
    guard let option = fence.option(name) else { return }
    // The item of a list that the cursor is in.
    let start = min(max(whole.lowerBound, file.line(at: offset).lowerBound), offset)
    let comma = file.bytes[start..<offset].lastIndex(of: UInt8(ascii: ","))
    let from = comma.map { comma in
      offset - file.bytes[(comma + 1)..<offset].drop(while: \.isBlank).count
    }
    let first = from ?? min(whole.lowerBound, offset)
    let end = file.bytes[offset..<max(whole.upperBound, offset)].firstIndex(of: UInt8(ascii: ","))
    let range = first..<(end ?? max(whole.upperBound, offset))
    if option.takesScreens {
      for screen in file.screenNames { add(screen, .reference, screen, range) }
    } else if option.values.contains("animator") {
      addAnimators(range)
    } else if option.values.contains("path") || option.values.contains("file") {
      addFiles(range) { !SiteNames.isPage($0) }
    } else {
      for word in option.words { add(word, .value, word, range, detail: option.summary) }
    }
  }

  // MARK: Screens

  private mutating func addScreenParts() {
    let line = file.line(at: offset)
    let before = file.bytes[line.lowerBound..<offset]
    let word = file.word(at: offset)
    let start = before.drop { $0.isBlank }
    if start.first == UInt8(ascii: "-"),
      file.bytes[line.lowerBound..<word.lowerBound].allSatisfy({ $0.isBlank || $0 == UInt8(ascii: "-") })
    {
      for name in Screen.viewNames { add(name, .keyword, name, word) }
      return
    }
    let key = String(decoding: file.bytes[line.lowerBound..<word.lowerBound], as: UTF8.self)
    guard key.hasSuffix("symbol: ") || key.hasSuffix("icon: ") || key.hasSuffix("image: ") else { return }
    let typed = file.text(word.lowerBound..<offset)
    for name in Symbol.names where name.hasPrefix(typed) {
      guard items.count < Self.limit else { break }
      add(name, .value, name, word)
    }
  }

  // MARK: Prose

  private mutating func addProse() {
    let line = file.line(at: offset)
    let before = file.bytes[line.lowerBound..<offset]
    // `{kbd` of a role.
    if let brace = before.lastIndex(of: UInt8(ascii: "{")), before[(brace + 1)...].allSatisfy(\.isLetter) {
      for role in Role.allCases.map(\.rawValue) { add(role, .keyword, role + "}`", brace + 1..<offset) }
      return
    }
    // `](target` of a link.
    guard let open = before.lastIndex(of: UInt8(ascii: "(")), open > line.lowerBound,
      file.bytes[open - 1] == UInt8(ascii: "]"), !before[open...].contains(UInt8(ascii: ")"))
    else { return }
    let target = open + 1..<offset
    if before[target].first == UInt8(ascii: "#") {
      for anchor in Anchors.all(in: file.outline) {
        add("#" + anchor.name, .reference, "#" + anchor.name, target)
      }
    } else {
      addFiles(target) { SiteNames.isPage($0) }
    }
  }

  // MARK: Items

  private mutating func addKeys(_ keys: [String], before sign: String = ":") {
    let word = file.word(at: offset)
    guard word.lowerBound == file.line(at: offset).lowerBound else { return }
    let hasSign = file.bytes[word.upperBound...].drop { $0 == 0x20 }.starts(with: sign.utf8)
    let end = hasSign ? "" : sign == ":" ? ": " : " \(sign) "
    for key in keys { add(key, .property, key + end, word) }
  }

  /// Adds files by their paths from this page.
  private mutating func addFiles(_ range: Range<Int>, where isWanted: (String) -> Bool) {
    let folder = SitePath.directory(of: file.path)
    for path in (file.names.files + file.names.code.map(\.path)) where isWanted(path) && path != file.path {
      guard items.count < Self.limit else { break }
      let text = Self.link(to: path, from: folder, isCode: !file.names.files.contains(path))
      add(text, .file, text, range)
    }
  }

  private static func link(to path: String, from folder: String, isCode: Bool) -> String {
    if isCode { return path }
    if folder.isEmpty { return path }
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.utf8.count + 1)) }
    return "/" + SitePath.components(path).dropFirst().joined(separator: "/")
  }

  private mutating func add(
    _ label: String, _ kind: Kind, _ text: String, _ range: Range<Int>, detail: String? = nil,
    documentation: String? = nil, isSnippet: Bool = false
  ) {
    var item: [String: JSONValue] = [
      "label": .string(label), "kind": .integer((isSnippet ? .snippet : kind).rawValue),
      "textEdit": ["range": file.document.positions.json(range), "newText": .string(text)],
    ]
    if let detail { item["detail"] = .string(detail) }
    if let documentation { item["documentation"] = .string(documentation) }
    if isSnippet { item["insertTextFormat"] = 2 }
    items.append(.object(item))
  }
}
