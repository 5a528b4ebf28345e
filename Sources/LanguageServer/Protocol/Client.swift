import JSON

/// What an editor can do, and the folder that it has opened.
struct Client {
  /// The path of the opened folder; nil for a single file.
  private(set) var folder: String?
  /// Whether it tells of changed files on request.
  private(set) var canWatch = false
  /// Whether it watches folders that it hasn't opened.
  private var watchesFolders = false
  /// Whether completions may have places to fill in.
  private(set) var takesSnippets = false
  /// Whether texts may be Markdown.
  private(set) var takesMarkdown = false
  /// Whether edits may rename files.
  private(set) var canRenameFiles = false
  /// Whether edits may give the version of a document.
  private(set) var takesDocumentChanges = false

  init() {}

  /// - Parameter parameters: those of the request `initialize`.
  init(_ parameters: JSONValue) {
    let address =
      parameters["workspaceFolders"]?.array?.first?["uri"]?.string ?? parameters["rootUri"]?.string
    folder = address.flatMap(FileAddress.path) ?? parameters["rootPath"]?.string
    let capabilities = parameters["capabilities"]
    let (workspace, text) = (capabilities?["workspace"], capabilities?["textDocument"])
    canWatch = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    watchesFolders = workspace?["didChangeWatchedFiles"]?["relativePatternSupport"]?.bool ?? false
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
    takesMarkdown = text?["hover"]?["contentFormat"]?.array?.contains("markdown") ?? false
    let edits = workspace?["workspaceEdit"]
    canRenameFiles = edits?["resourceOperations"]?.array?.contains("rename") ?? false
    // Renamed files are document changes.
    takesDocumentChanges = canRenameFiles || edits?["documentChanges"]?.bool ?? false
  }

  /// Asks to be told of files that others change.
  ///
  /// - Parameter folder: the source folder, which the editor may not have opened.
  func watch(_ folder: String) -> JSONValue {
    let pattern: JSONValue =
      watchesFolders
      ? ["baseUri": .string(FileAddress.address(folder)), "pattern": "**/*"] : "**/*"
    return [
      "jsonrpc": "2.0", "id": "watch", "method": "client/registerCapability",
      "params": [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": pattern]]],
          ]
        ]
      ],
    ]
  }
}
