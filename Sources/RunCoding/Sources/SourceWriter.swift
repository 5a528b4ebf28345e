import Cache
import Diagnostics
import Markup

/// Writes texts with their source locations. Each file is written once, where it first occurs.
struct SourceWriter {
  var fields = FieldWriter()
  private(set) var files: [SourceFile]

  /// - Parameter files: the files that the reader already has.
  init(files: [SourceFile] = []) { self.files = files }

  mutating func add(_ file: SourceFile) {
    if let number = files.firstIndex(where: { $0 === file }) {
      fields.add(number + 1)
    } else {
      fields.add(0)
      fields.add(file.path)
      fields.add(file.bytes)
      files.append(file)
    }
  }

  mutating func add(_ range: SourceRange) {
    add(range.file)
    fields.add(range.bytes.lowerBound)
    fields.add(range.bytes.count)
  }

  mutating func add(_ range: SourceRange?) {
    fields.add(range != nil)
    if let range { add(range) }
  }

  mutating func add(_ text: Located<String>) {
    fields.add(text.value)
    add(text.range)
  }

  mutating func add(_ text: SourceText) {
    fields.add(text.bytes)
    let origins = text.origins
    fields.add(origins.count)
    for origin in origins {
      fields.add(origin.start)
      fields.add(origin.isCopied)
      add(origin.source)
    }
  }

  mutating func add(_ node: YAMLNode) {
    add(node.range)
    switch node.value {
    case .null: fields.add(0)
    case .scalar(let scalar):
      fields.add(1)
      fields.add(scalar.text)
      fields.add(scalar.style == .plain)
    case .sequence(let nodes):
      fields.add(2)
      fields.add(nodes.count)
      for node in nodes { add(node) }
    case .mapping(let entries):
      fields.add(3)
      fields.add(entries.count)
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    }
  }

  mutating func add(_ directive: Directive) {
    add(directive.name)
    fields.add(directive.argument != nil)
    if let argument = directive.argument { add(argument) }
    fields.add(directive.options.count)
    for option in directive.options {
      add(option.name)
      add(option.value)
      add(option.yaml)
    }
    add(directive.yaml)
    add(directive.body)
    add(directive.range)
    fields.add(directive.nesting)
  }

  private mutating func add(_ node: YAMLNode?) {
    fields.add(node != nil)
    if let node { add(node) }
  }

  mutating func add(_ diagnostic: Diagnostic) {
    fields.add(diagnostic.severity.rawValue)
    fields.add(diagnostic.identifier)
    fields.add(diagnostic.summary)
    fields.add(diagnostic.explanation) { $0.add($1) }
    fields.add(diagnostic.allowed) { $0.add($1) }
    fields.add(diagnostic.fix) { $0.add($1) }
    fields.add(diagnostic.notes.count)
    for note in diagnostic.notes {
      fields.add(note.message)
      add(note.range)
    }
    fields.add(diagnostic.method) { fields, method in
      fields.add(method.name)
      fields.add(method.type)
    }
    add(diagnostic.range)
  }
}
