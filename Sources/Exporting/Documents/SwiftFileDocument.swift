import Diagnostics
import Text

/// What a file of Swift shows, as a document with one figure: the file as a listing, and a directive that runs it.
package struct SwiftFileDocument: Sendable {
  /// What the command line says of the figure.
  package struct Choice: Sendable {
    package init() {}

    /// The screens of a transition; nil for two of our own.
    package var from, to: String?
    /// Gestures, as statements separated by semicolons.
    package var script: String?
    /// The animator or the function to call, in Swift; nil for the only one of the file.
    package var call: String?
    /// The anchor of the figure.
    package var name: String?
  }

  private let file: SourceFile
  private let choice: Choice
  private let parts: SwiftFileParts

  package init(_ file: SourceFile, _ choice: Choice = Choice()) {
    (self.file, self.choice) = (file, choice)
    parts = SwiftFileParts(file.bytes)
  }

  /// The document.
  ///
  /// - Parameter path: the path relative to the folder of the document.
  /// - Returns: nil, with a diagnostic, if the file shows nothing, or several things without a choice.
  package func document(path: String, _ diagnostics: DiagnosticCollector) -> FigureDocument? {
    guard let subject = SwiftFileSubject(of: file, parts, calling: choice.call, diagnostics) else {
      return nil
    }
    var writer = DocumentWriter(outside: file.bytes)
    switch subject.kind {
    case .animator:
      if choice.from == nil || choice.to == nil { writer.write(Self.screens) }
      writer.listing { $0.append(SourceText(file)) }
      writer.directive(choice.script == nil ? "transition" : "interactive") { writer in
        writer.write(" ")
        writer.write(subject.expression, of: "--call")
        writer.option("from", choice.from ?? Self.from)
        writer.option("to", choice.to ?? Self.to)
        if let name = choice.name { writer.option("name", name) }
        writer.write("\n")
        for statement in choice.script?.split(separator: ";") ?? [] {
          writer.write(String(statement).trimmed, of: "--script")
          writer.write("\n")
        }
      }
    case .function:
      writer.listing { $0.append(SourceText(file)) }
      writer.directive("run") { writer in
        writer.option("call", subject.expression)
        writeOptionsOfRun(to: &writer)
      }
    case .statements:
      writer.listing { append(to: &$0) { $0 == .type } }
      writer.directive("run") { writer in
        writeOptionsOfRun(to: &writer)
        writer.copy { append(to: &$0) { $0 == .function || $0 == .statement } }
      }
    case .controller:
      writer.listing { $0.append(SourceText(file)) }
      writer.directive("screen") { writer in
        writer.write(" " + (choice.name ?? "screen"))
        writer.option("controller", subject.expression)
        writer.write("\n:show:\n")
      }
    }
    return FigureDocument(writer.text, for: file, path: path)
  }

  private func writeOptionsOfRun(to writer: inout DocumentWriter) {
    if let screen = choice.from { writer.option("screen", screen, of: "--from") }
    if let script = choice.script { writer.option("script", script) }
    if let name = choice.name { writer.option("name", name) }
    writer.write("\n")
  }

  private func append(to text: inout SourceText, where isWanted: (SwiftFileParts.Part.Kind) -> Bool) {
    for part in parts.parts where isWanted(part.kind) { text.append(copying: part.range, of: file) }
  }

  // MARK: Screens

  private static let (from, to) = ("first", "second")

  /// The screens of a transition for which none are named: a list, and what one of its rows leads to.
  private static let screens = """
    ```{screen} \(from)
    navigationBar: {title: Places, large: true}
    content:
      - list:
          rows:
            - {title: Harbor, icon: {symbol: map.fill, color: systemBlue}, accessory: chevron}
            - {title: Lighthouse, icon: {symbol: lightbulb.fill, color: systemOrange}, accessory: chevron}
            - {title: Dunes, icon: {symbol: sun.max.fill, color: systemYellow}, accessory: chevron}
            - {title: Old town, icon: {symbol: building.2, color: systemIndigo}, accessory: chevron}
            - {title: Forest, icon: {symbol: leaf.fill, color: systemGreen}, accessory: chevron}
    ```

    ```{screen} \(to)
    background: systemBackground
    navigationBar: {title: Harbor}
    content:
      - photo: {scene: lake, ratio: 1.2}
      - label: {text: Harbor, font: title1}
      - label: {text: Boats leave every hour from eight in the morning until sunset., font: body}
    ```

    """
}
