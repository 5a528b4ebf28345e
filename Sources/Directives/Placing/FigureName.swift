import Diagnostics
import Markup
import Text

/// A figure's anchor: what `:name:` says, or its number on the page.
enum FigureName {
  static func id<Page: DirectivePage>(
    of directive: Directive, scope: String, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> String {
    guard let option = directive[option: "name"] else {
      return page.anchors.unique("figure-" + scope.dropFirst())
    }
    let name = option.value.value
    guard !name.isEmpty, name.utf8.allSatisfy({ isAllowed($0) }) else {
      diagnostics.append(
        .error(
          "directive.name", "“\(name)” cannot be an anchor", at: option.value.range,
          allowed: ["letters, digits, “-” and “_”"]))
      return page.anchors.unique("figure")
    }
    guard page.anchors.claim(name, for: .init("a figure", at: option.value.range)) else {
      diagnostics.append(
        .error(
          "directive.name", "“\(name)” is taken on this page", at: option.value.range,
          fix: "choose another name", notes: page.anchors.noteOnOwner(of: name)))
      return page.anchors.unique(name)
    }
    return name
  }

  private static func isAllowed(_ byte: UInt8) -> Bool { byte.isWord || byte == UInt8(ascii: "-") }
}
