import Markdown
import Text

/// The figures that differ between two builds, as Markdown with pictures before and after.
package struct DifferenceReport: Sendable {
  package static let name = "figures.md"

  /// The figures that a report has pictures of. A comment on GitHub holds 65,536 characters.
  package static let limit = 50

  /// The report and its pictures, by their names.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []

  /// - Parameter address: where the pictures will be, for a report that is shown elsewhere; empty if they are beside it.
  package init(
    _ differences: [FigureDifference], from before: BuiltFigures, to after: BuiltFigures, address: String
  ) {
    let prefix = address.isEmpty || address.hasSuffix("/") ? address : address + "/"
    var names = FigureNames()
    var text = Array("# \(Self.title(of: differences))\n".utf8)
    for difference in differences.prefix(Self.limit) {
      guard let figure = difference.figure else { continue }
      let stem = names.next(for: figure.name.page.replacing("/index.html", with: "") + "-" + figure.name.id)
      text += "\n## ".utf8 + MarkdownConversion.escaped(figure.title) + "\n\n".utf8
      text += "\(Self.word(difference.kind)): ".utf8
      text += MarkdownConversion.escaped("\(figure.name.page)#\(figure.name.id)") + "\n".utf8
      for sentence in difference.sentences { text += "\n- ".utf8 + MarkdownConversion.escaped(sentence) }
      if !difference.sentences.isEmpty { text += "\n".utf8 }
      for (label, site, version) in [
        ("before", before, difference.before), ("after", after, difference.after),
      ] {
        guard let version else { continue }
        for (index, path) in version.strips.enumerated() {
          guard let bytes = site.bytes(of: path) else { continue }
          let name = "\(stem).\(label)\(index == 0 ? "" : "-\(index + 1)").svg"
          files.append((name, bytes))
          text += "\n\(label == "before" ? "Before" : "After"):\n\n![\(label)](\(prefix)\(name))\n".utf8
        }
      }
    }
    let rest = differences.count - Self.limit
    if rest > 0 { text += "\n\(rest) more figures differ.\n".utf8 }
    files.insert((Self.name, text), at: 0)
  }

  /// Such as “2 figures changed, 1 is new”.
  package static func title(of differences: [FigureDifference]) -> String {
    func count(_ kind: FigureDifference.Kind) -> Int { differences.count { $0.kind == kind } }
    let (changed, added, removed) = (count(.changed), count(.added), count(.removed))
    var parts: [String] = []
    if changed > 0 { parts.append("\(changed) \(changed == 1 ? "figure" : "figures") changed") }
    if added > 0 { parts.append("\(added) \(added == 1 ? "is" : "are") new") }
    if removed > 0 { parts.append("\(removed) \(removed == 1 ? "is" : "are") gone") }
    return parts.isEmpty ? "No figure changed" : parts.joined(separator: ", ")
  }

  private static func word(_ kind: FigureDifference.Kind) -> String {
    switch kind {
    case .added: "New"
    case .removed: "Gone"
    case .changed: "Changed"
    }
  }
}
