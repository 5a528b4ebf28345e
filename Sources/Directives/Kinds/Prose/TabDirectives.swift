import Diagnostics
import HTML
import Markdown
import Options

/// `{tab-set}`: a group of tabs, as in MyST. Its body has a `{tab-item}` for each.
struct TabSetDirective: DirectiveKind {
  let name = "tab-set"
  let isFigure = false
  let options: [any OptionDescription] = []

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    if directive.body.bytes.allSatisfy({ $0 <= 32 }) {
      directive.report(
        .warning(
          "directive.empty", "this group of tabs is empty", at: directive.range,
          fix: "write a “:::{tab-item} Title” for each tab, or delete it"))
    }
    return directive.render(directive.body, on: &page)
  }
}

/// `{tab-item} Title`: a tab. Those that follow one another directly are a group, which `TabStage` encloses.
struct TabItemDirective: DirectiveKind {
  let name = PageBlock.tabDirective
  let argument = ArgumentDescription.required(meaning: "the title of the tab")
  let isFigure = false
  private static let sync = Option(
    PageBlock.syncOption, .text("a word"),
    "groups whose tabs have the same words change together on the whole page")
  let options: [any OptionDescription] = [sync]

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    directive.render(directive.body, on: &page)
  }
}
