import JSON

/// The requests that the server answers.
enum Feature: String, CaseIterable {
  case completion = "textDocument/completion"
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case formatting = "textDocument/formatting"
  case symbols = "textDocument/documentSymbol"
  case codeAction = "textDocument/codeAction"

  /// The announcement of all of them.
  static var capabilities: JSONValue {
    [
      "positionEncoding": "utf-16",
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": ["triggerCharacters": ["{", ":", " ", "(", "#", "/", "."]],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentFormattingProvider": true,
      "documentSymbolProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    ]
  }
}

extension Server {
  /// Answers a request; nil if the toolchain's server answers it later.
  func answer(
    _ feature: Feature, _ id: JSONValue, _ parameters: JSONValue
  ) throws(RequestError) -> JSONValue? {
    guard let address = parameters["textDocument"]?["uri"]?.string, let document = documents[address] else {
      throw RequestError(code: RequestError.failed, message: "this document isn't open")
    }
    let page = EditedFile(document, state.names)
    switch feature {
    case .formatting: return .array(page.formattingEdits)
    case .symbols: return .array(page.symbols)
    case .codeAction: return .array(CodeActions.all(for: parameters, in: document))
    default: break
    }
    guard let position = TextPosition(parameters["position"]) else {
      throw RequestError(code: RequestError.invalidRequest, message: "no position")
    }
    let offset = document.positions.offset(of: position)
    if page.isInSwift(offset) {
      return try forward(feature, id, page, position)
    }
    switch feature {
    case .completion:
      return .array(Completion(page, at: offset, client).items)
    case .hover: return Hover(page, at: offset, state, client, settings.explain).json
    case .definition: return definition(page, at: offset)
    case .references:
      let isComplete = parameters["context"]?["includeDeclaration"]?.bool ?? true
      return .array(references(page, at: offset).filter { isComplete || !$0.isDefinition }.map(location))
    case .prepareRename:
      guard let (name, range) = page.name(at: offset) else {
        throw RequestError(code: RequestError.failed, message: "only screens and figures can be renamed")
      }
      return ["range": document.positions.json(range), "placeholder": .string(name.text)]
    case .rename:
      return try renaming(page, at: offset, to: parameters["newName"]?.string ?? "")
    case .formatting, .symbols, .codeAction: return .null
    }
  }

  /// Passes a request on to the toolchain's server for Swift.
  private func forward(
    _ feature: Feature, _ id: JSONValue, _ page: EditedFile, _ position: TextPosition
  ) throws(RequestError) -> JSONValue? {
    guard let swift, [.completion, .hover, .definition].contains(feature) else { return .null }
    swift.ask(
      feature.rawValue, id,
      SwiftServer.Page(
        address: page.document.address, program: page.program, code: page.names.code.map(\.path)),
      at: position)
    return nil
  }
}
