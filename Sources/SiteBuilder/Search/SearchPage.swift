import Files
import HTML
import Localization
import Markdown
import Text

/// The content of the search page: all names of the site from A to Z, which needs no script.
struct SearchPage {
  private let index: SearchIndex
  /// The relative URL of the site's root.
  private let root: String

  private let localization: Localization

  init(_ index: SearchIndex, root: String, _ localization: Localization) {
    self.index = index
    self.localization = localization
    self.root = root
  }

  var html: [UInt8] {
    HTMLWriter.html { html in
      if index.groups.count > 1 { writeJumps(index.groups.map(\.title), to: &html) }
      for group in index.groups { write(group.title, group.entries, to: &html) }
    }
  }

  private func writeJumps(_ titles: [String], to html: inout HTMLWriter) {
    html.element("nav", .class("jumps"), .label(localization[.groups])) { html in
      html.element("ul", .class("tags")) { html in
        for title in titles {
          html.element("li") { $0.element("a", .link("#" + Self.id(of: title)), text: title) }
        }
      }
    }
    html.newline()
  }

  private func write(_ title: String, _ entries: [SearchEntry], to html: inout HTMLWriter) {
    let id = Self.id(of: title)
    html.element("section", .class("names"), HTMLAttribute("aria-labelledby", id)) { html in
      html.line { html in
        html.element("h2", .id(id)) { html in
          html.text(title + " ")
          html.element("span", .class("count"), text: String(entries.count))
        }
      }
      for (letter, entries) in Self.letters(of: entries) {
        html.line { $0.element("h3", text: letter) }
        html.element("ul") { html in
          html.newline()
          writeLinks(to: entries, to: &html)
        }
        html.newline()
      }
    }
    html.newline()
  }

  private func writeLinks(to entries: [SearchEntry], to html: inout HTMLWriter) {
    for (position, entry) in entries.enumerated() {
      let isRepeated =
        position > 0 && entries[position - 1].name == entry.name
        || position + 1 < entries.count && entries[position + 1].name == entry.name
      html.line { html in
        html.element("li") { html in
          html.element("a", .link(root + entry.address), text: entry.name)
          guard isRepeated, !entry.context.isEmpty else { return }
          html.text(" ")
          html.element("span", text: entry.context)
        }
      }
    }
  }

  private static func id(of title: String) -> String { "zt-names-" + Slug.make(title) }

  /// Sorted entries by their first letter.
  private static func letters(of entries: [SearchEntry]) -> [(letter: String, entries: [SearchEntry])] {
    var letters: [(letter: String, entries: [SearchEntry])] = []
    for entry in entries {
      let letter = letter(of: entry.name)
      if letters.last?.letter != letter { letters.append((letter, [])) }
      letters[letters.count - 1].entries.append(entry)
    }
    return letters
  }

  private static func letter(of name: String) -> String {
    guard let first = SearchWords.words(of: name).first?.first else { return "#" }
    let letter = String(decoding: [first], as: UTF16.self)
    return letter.first?.isNumber == true ? "0–9" : letter.uppercased()
  }
}
