import Diagnostics
import Localization

/// A file that a page includes by its path, and the problems of reading it as a template.
public struct RelativeInclude: Sendable {
  public var template: Template
  public var problems: [Diagnostic]

  public init(template: Template, problems: [Diagnostic]) {
    (self.template, self.problems) = (template, problems)
  }
}

/// The values, partials and URLs that the site gives to a template.
public struct Context: Sendable {
  /// The values every template sees: `site`, `page`, `content`, ….
  public var globals: OrderedMap

  /// The arguments with which the template is included; nil for one that isn't. A printed argument that is missing is an
  /// error.
  public var arguments: [(name: String, value: Value)]?

  /// Variables that templates have assigned or captured. They outlive a render, so that a caller may read
  /// them.
  public var variables: OrderedMap = [:]

  /// Problems found while rendering.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The template of an `include` or `render`; nil if there is none of that name.
  public var include: (@Sendable (_ name: String) -> Template?)?
  /// The template of an `include_relative`, by its path from the folder of the page; nil if there is none.
  public var includeRelative: (@Sendable (_ path: String) -> RelativeInclude?)?
  /// The names of all partials, for the diagnostic about an unknown one.
  public var includeNames: (@Sendable () -> [String])?

  /// Names that other files may set. An undefined one isn't reported.
  public var namesSetElsewhere: (@Sendable () -> Set<String>)?

  /// The names of months and days in the filter `date`.
  package var calendar = Localization.english.calendar

  /// The date of `"now" | date: …`. Without it, the filter fails: rendering reads no clock.
  public var now: DateTime?

  /// The filters `relative_url` and `absolute_url`. They return nil for a path that no page may link to.
  public var relativeURL: (@Sendable (_ path: String) -> String?)?
  public var absoluteURL: (@Sendable (_ path: String) -> String?)?
  /// The filter `markdownify`: Markdown to HTML.
  public var markdownify: (@Sendable (_ markdown: [UInt8]) -> [UInt8])?
  /// The tag `highlight`: the element of code, on one line if the output is Markdown. Without it, the code becomes a
  /// fenced block.
  package var highlight: (@Sendable (_ info: String, _ code: [UInt8]) -> [UInt8])?

  /// The tag `link`: the URL of the page with a source path; nil if there is none.
  public var linkURL: (@Sendable (_ path: String) -> String?)?
  /// The tag `post_url`: the URL of the post with a name such as `2013-09-20-flip`; nil if there is none.
  public var postURL: (@Sendable (_ name: String) -> String?)?

  /// Steps that a render may take; see `Work`.
  var work = Limits.work

  /// The state of `increment` and `decrement`.
  var counters: [String: Int] = [:]

  public init(globals: [String: Value] = [:]) {
    self.globals = OrderedMap(globals.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}
