import Diagnostics
import Files
import Markdown
import Text

/// `llms.txt` (llmstxt.org), the list of a site's pages for programs, and `llms-full.txt`, their whole text.
struct LLMsFiles: Sendable, Equatable {
  static let name = "llms.txt"
  static let fullName = "llms-full.txt"

  /// The most bytes of the whole text: about what the largest models take in.
  static let limit = 4_000_000

  private(set) var list: [UInt8] = []
  private(set) var full: [UInt8] = []
  /// The number of pages that the whole text has no room for.
  private(set) var missing = 0

  /// - Parameter text: the text of a page, by its position.
  init(_ plan: SitePlan, _ pages: ListedPages, language: SiteLanguage, text: (Int) -> PageText) {
    let configuration = language.configuration
    let title = MarkdownConversion.markdown(of: [], title: configuration.title).bytes
    let description = MarkdownConversion.quote(configuration.description)
    list = title
    if !description.isEmpty { list += "\n".utf8 + description }
    // Only what is written takes memory. Growing would need twice as much.
    full.reserveCapacity(Self.limit + 256)
    full += list
    let addresses = MachineAddresses(plan, language)
    if let home = pages.home { addLine(home, plan, addresses, text(home).summary, isFirst: true) }
    for group in pages.groups {
      list += "\n## ".utf8 + MarkdownConversion.escaped(group.title) + "\n".utf8
      for (index, page) in group.pages.enumerated() {
        addLine(page, plan, addresses, text(page).summary, isFirst: index == 0)
      }
    }
    for page in pages.all { addWhole(plan.pages[page], plan, addresses, text(page).markdown) }
    if missing > 0 {
      full += "\n---\n\n".utf8
      full += "\(missing) more pages: <".utf8
      full += addresses.address(of: language.path(Self.name))
      full += ">\n".utf8
    }
    full = full.compacted()
  }

  private mutating func addLine(
    _ position: Int, _ plan: SitePlan, _ addresses: MachineAddresses, _ summary: String, isFirst: Bool
  ) {
    let page = plan.pages[position]
    let path = plan.writesMarkdown(of: page) ? page.markdownPath : page.outputPath
    if isFirst { list += "\n".utf8 }
    MarkdownConversion.appendItem(page.title, linkedTo: addresses.address(of: path), summary, to: &list)
  }

  private mutating func addWhole(
    _ page: Page, _ plan: SitePlan, _ addresses: MachineAddresses, _ text: MarkdownText
  ) {
    guard missing == 0, full.count + text.bytes.count + text.addresses.count * 64 <= Self.limit else {
      missing += 1
      return
    }
    full += "\n---\n\n<".utf8
    full += addresses.address(of: page.outputPath)
    full += ">\n\n".utf8
    var copied = 0
    let directory = text.addresses.isEmpty ? "" : SitePath.directory(of: page.outputPath)
    let folder = directory.isEmpty ? [] : PercentEncoding.encoded(directory.utf8) + [UInt8(ascii: "/")]
    for range in text.addresses {
      full += text.bytes[copied..<range.lowerBound]
      addresses.append(text.bytes[range], on: page, in: folder, to: &full)
      copied = range.upperBound
    }
    full += text.bytes[copied...]
  }

  /// Tells that the whole text has no room for all pages.
  static func problem(_ missing: Int, in language: SiteLanguage) -> Diagnostic? {
    guard missing > 0 else { return nil }
    return Diagnostic(
      .note, "machines.limit",
      "“\(language.path(fullName))” leaves out \(missing) pages: it holds up to \(limit / 1_000_000) MB",
      at: nil,
      explanation: "programs find these pages by “\(language.path(name))”")
  }
}

/// Addresses that are valid in the files at the top of a language: complete ones if the site's address is known, or else
/// relative ones.
struct MachineAddresses {
  private let base: String
  /// The way from the language's folder to the site's root.
  private let root: String
  /// The start of the addresses of the site's files.
  private let start: [UInt8]

  init(_ plan: SitePlan, _ language: SiteLanguage) {
    base = plan.configuration.baseURL
    root = language.folder.isEmpty ? "" : "../"
    start = Array((base.isEmpty ? root : base + "/").utf8)
  }

  /// The address of a file of the site.
  func address(of path: String) -> [UInt8] {
    var address = start
    PercentEncoding.append(path.utf8, to: &address)
    return address
  }

  /// Appends the address that a relative one on a page stands for.
  ///
  /// - Parameter folder: the page's folder in the site, percent-encoded, with a slash at its end unless it is the root.
  func append(_ address: ArraySlice<UInt8>, on page: Page, in folder: [UInt8], to output: inout [UInt8]) {
    var (rest, parent) = (address, folder[...])
    while rest.starts(with: Self.up), !parent.isEmpty {
      rest = rest.dropFirst(Self.up.count)
      parent = parent.dropLast()
      parent = parent.lastIndex(of: UInt8(ascii: "/")).map { parent[...$0] } ?? []
    }
    guard let first = rest.first, first.isLetter || first.isDigit || parent.isEmpty && !folder.isEmpty,
      rest.firstIndex(of: UInt8(ascii: ".")).map({ rest[$0...].starts(with: Self.up) }) != true
    else { return appendSlowly(Array(address), on: page, in: folder, to: &output) }
    output += start
    output += parent
    output += rest
  }

  private static let up = Array("../".utf8)

  /// Appends an address of any form.
  private func appendSlowly(_ address: [UInt8], on page: Page, in folder: [UInt8], to output: inout [UInt8]) {
    let url = String(decoding: PercentEncoding.encoded(page.url.utf8), as: UTF8.self)
    let complete = CompleteAddress.of(
      address, in: String(decoding: folder.dropLast(), as: UTF8.self), url: url, base: base)
    if base.isEmpty, complete.first == UInt8(ascii: "/") {
      output += root.utf8
      output += complete.dropFirst()
    } else {
      output += complete
    }
  }
}
