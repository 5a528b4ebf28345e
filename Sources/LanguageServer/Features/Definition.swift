import Diagnostics
import DirectiveParsing
import Files
import JSON
import Text

extension Server {
  /// The place where the thing at an offset is defined.
  func definition(_ file: EditedFile, at offset: Int) -> JSONValue {
    if let (name, _) = file.name(at: offset) {
      let places = references(to: name, on: file).filter(\.isDefinition)
      if !places.isEmpty { return .array(places.map(location)) }
      // A link may name a heading.
      if name.kind == .figure, let place = heading(name.text, file, at: offset) { return place }
    }
    if let place = DirectivePlace(file, at: offset), let found = definition(place, file) { return found }
    return linkedFile(file, at: offset).map { .array([fileStart($0)]) } ?? .null
  }

  private func definition(_ place: DirectivePlace, _ file: EditedFile) -> JSONValue? {
    switch place {
    case .argument(let fence, let range):
      let text = file.text(range)
      if let path = existingFile(text, on: file) { return .array([fileStart(path)]) }
      return fence.directive == nil ? nil : declaration(in: text, file)
    case .value(_, _, let range):
      let text = file.text(range)
      return existingFile(text, on: file).map { .array([fileStart($0)]) } ?? declaration(in: text, file)
    case .name, .option, .body: return nil
    }
  }

  /// The declaration of the type that an expression such as `FoldAnimator(folds: 3)` makes.
  private func declaration(in expression: String, _ file: EditedFile) -> JSONValue? {
    let name = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, let type = DeclaredTypes.all(in: file).first(where: { $0.name == name }) else {
      return nil
    }
    return .array([
      location(Reference(path: type.path, bytes: type.bytes, range: type.range, isDefinition: true))
    ])
  }

  // MARK: Files

  /// The file that a link, an include or a path at an offset names.
  private func linkedFile(_ file: EditedFile, at offset: Int) -> String? {
    let line = file.line(at: offset)
    let text = file.bytes[line]
    if let open = text[..<offset].lastIndex(of: UInt8(ascii: "(")), open > line.lowerBound,
      file.bytes[open - 1] == UInt8(ascii: "]"), !text[open..<offset].contains(UInt8(ascii: ")"))
    {
      let target = text[(open + 1)...].prefix { !$0.isBlank && !")#?".utf8.contains($0) }
      return existingFile(String(decoding: target, as: UTF8.self), on: file)
    }
    return include(String(decoding: text, as: UTF8.self))
  }

  /// The template of `{% include name %}`.
  private func include(_ line: String) -> String? {
    guard let name = line.firstMatch(of: #/\{%-?\s*include\s+"?([^\s"%]+)/#)?.1 else { return nil }
    return state.names.templates.first { $0.hasSuffix("/" + name) && $0.contains("includes/") }
  }

  private func existingFile(_ text: String, on file: EditedFile) -> String? {
    guard !text.isEmpty, let path = SitePath.target(text, on: file.path) else { return nil }
    let names = state.names
    let known = { (path: String) in
      names.files.contains(path) || names.code.contains { $0.path == path }
    }
    // A path of the site's Swift, or, in a site for Jekyll, a path from its top.
    let others = [text, String(text.drop { $0 == "/" })]
    return ([path] + others).first(where: known)
  }

  private func fileStart(_ path: String) -> JSONValue {
    location(Reference(path: path, bytes: [], range: 0..<0, isDefinition: true))
  }

  private func heading(_ name: String, _ file: EditedFile, at offset: Int) -> JSONValue? {
    let use = file.outline.nameUses.first { $0.range.contains(offset) || $0.range.upperBound == offset }
    let path =
      use.flatMap { $0.page.isEmpty ? file.path : SitePath.target($0.page, on: file.path) } ?? file.path
    let page =
      path == file.path ? file.outline : state.names.pages.first { $0.path == path }.map(PageOutline.init)
    guard let page, let anchor = Anchors.all(in: page).first(where: { $0.name == name }) else { return nil }
    return .array([
      location(Reference(path: path, bytes: page.file.bytes, range: anchor.range, isDefinition: true))
    ])
  }
}
