import Cache
import Diagnostics
import Markup
import Screens
import TransitionEngine

/// A request to the program that runs listings: the run of one directive.
package struct RunnerRequest: Sendable {
  /// The path of the library with the page's code.
  package var library: String
  /// The path of the library with the site's own Swift, which the page's library needs; nil where there is
  /// none.
  package var code: String?
  /// The libraries, in the order of call sites' indices.
  package var libraries: [String] { [library] + [code].compactMap(\.self) }
  /// The C functions of the library that return an expression's value, by the expression's text.
  package var functions: [String: String]
  package var directive: Directive
  /// The screens that the directive names.
  package var screens: [Screen]

  package init(
    library: String, code: String? = nil, functions: [String: String], directive: Directive, screens: [Screen]
  ) {
    self.library = library
    self.code = code
    self.functions = functions
    self.directive = directive
    self.screens = screens
  }

  /// The argument that makes the program that runs listings copy itself; each copy handles one request.
  package static let servingArgument = "--serve"

  /// The version of the message format.
  private static let version = "zoetrope run 6"

  /// The request, and the files that its texts come from.
  package var encoded: (bytes: [UInt8], files: [SourceFile]) {
    var writer = SourceWriter()
    writer.fields.add(Self.version)
    writer.fields.add(library)
    writer.fields.add(code) { $0.add($1) }
    writer.fields.add(functions.sorted { $0.key < $1.key }) { fields, function in
      fields.add(function.key)
      fields.add(function.value)
    }
    writer.add(directive)
    writer.fields.add(screens.count)
    for screen in screens {
      writer.add(Located(screen.name, at: screen.place))
      writer.add(screen.source)
    }
    return (writer.fields.bytes, writer.files)
  }

  /// - Returns: the request, and the files that its texts come from, in the writer's order.
  /// - Throws: `DamagedEntry` for any bytes that aren't a request of this version.
  package static func decode(
    _ bytes: ArraySlice<UInt8>
  ) throws(DamagedEntry) -> (request: RunnerRequest, files: [SourceFile]) {
    var reader = SourceReader(FieldReader(bytes))
    guard try reader.fields.text() == version else { throw DamagedEntry() }
    let library = try reader.fields.text()
    let code = try reader.fields.optional { fields throws(DamagedEntry) in try fields.text() }
    let functions = try reader.fields.array { fields throws(DamagedEntry) in
      (try fields.text(), try fields.text())
    }
    let directive = try reader.directive()
    var screens: [Screen] = []
    for _ in 0..<(try reader.fields.count()) {
      let (name, source) = (try reader.located(), try reader.screenSource())
      guard let screen = Screen(name: name, from: source) else { throw DamagedEntry() }
      screens.append(screen)
    }
    guard reader.fields.isAtEnd else { throw DamagedEntry() }
    let request = RunnerRequest(
      library: library, code: code, functions: Dictionary(functions) { first, _ in first },
      directive: directive, screens: screens)
    return (request, reader.files)
  }
}

extension SourceWriter {
  mutating func add(_ source: ScreenSource) {
    switch source {
    case .yaml(let text, let images):
      fields.add(0)
      add(text)
      fields.add(images.sorted { $0.key < $1.key }) { fields, image in
        fields.add(image.key)
        fields.add(image.value.url)
        fields.add(image.value.bytes)
      }
    case .picture(let picture, let size):
      fields.add(1)
      fields.add(picture)
      fields.add(size)
    case .controller(let key, let size):
      fields.add(2)
      fields.add(key)
      fields.add(size)
    }
  }
}

extension SourceReader {
  mutating func screenSource() throws(DamagedEntry) -> ScreenSource {
    switch try fields.count() {
    case 0:
      let text = try text()
      let images = try fields.array { fields throws(DamagedEntry) in
        (try fields.text(), SiteImage(url: try fields.text(), bytes: Array(try fields.data())))
      }
      return .yaml(text, images: Dictionary(images) { first, _ in first })
    case 1:
      return .picture(try fields.picture(), size: try fields.size())
    case 2: return .controller(key: try fields.text(), size: try fields.size())
    default: throw DamagedEntry()
    }
  }
}
