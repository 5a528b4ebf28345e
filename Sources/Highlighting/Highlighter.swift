/// Highlights code at build time with small lexers, which take any bytes in linear time.
///
/// The lexer for Swift is used only if the parser of `SwiftSampleParser` can't run.
package enum Highlighter {
  typealias Lexer = @Sendable (inout CodeCursor) -> Void

  /// Whether a language has a lexer, by any of its names in info strings.
  package static func knows(_ language: String) -> Bool { lexers[language.lowercased()] != nil }

  /// The names of all languages with a lexer, sorted.
  package static let languages: [String] = lexers.keys.sorted()

  /// The language of a file, by its extension; nil for one without a lexer.
  package static func language(ofFile path: String) -> String? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[path.index(after: dot)...].lowercased()
    let language = ["mm": "objc", "htm": "html", "webmanifest": "json"][name] ?? name
    return knows(language) ? language : nil
  }

  /// The content of a `<code>` element; nil for a language without a lexer.
  package static func highlight(_ code: [UInt8], language: String) -> [UInt8]? {
    tokens(of: code, language: language)?.html(of: code)
  }

  /// The tokens of the code; nil for a language without a lexer.
  package static func tokens(of code: [UInt8], language: String) -> [HighlightToken]? {
    guard let lexer = lexers[language.lowercased()] else { return nil }
    var cursor = CodeCursor(code)
    lexer(&cursor)
    return cursor.tokens
  }

  /// Lexes a part of another language's code, such as the style sheet in a page. Unknown languages stay plain.
  static func lex(_ range: Range<Int>, language: String, in cursor: inout CodeCursor) {
    guard let lexer = lexers[language.lowercased()] else { return }
    cursor.withRange(range) { lexer(&$0) }
  }

  static let lexers: [String: Lexer] = {
    let families: [([String], Lexer)] = [
      (["swift"], { CFamilyLexer(.swift).lex(&$0) }),
      (["objc", "objective-c", "objectivec", "obj-c", "m"], { CFamilyLexer(.objectiveC).lex(&$0) }),
      (["c", "h", "cpp", "c++", "cc"], { CFamilyLexer(.c).lex(&$0) }),
      (["js", "javascript", "ts", "typescript"], { CFamilyLexer(.javaScript).lex(&$0) }),
      (["json"], JSONLexer.lex), (["yaml", "yml"], YAMLLexer.lex), (["css"], CSSLexer.lex),
      (["html", "xml", "svg", "xhtml", "plist"], HTMLLexer.lex), (["liquid", "jinja"], LiquidLexer.lex),
      (["sh", "bash", "zsh", "shell"], ShellLexer.lex),
      (["console", "shell-session", "terminal"], ConsoleLexer.lex),
      (["md", "markdown", "myst"], MarkdownLexer.lex),
    ]
    var lexers: [String: Lexer] = [:]
    for (names, lexer) in families { for name in names { lexers[name] = lexer } }
    return lexers
  }()
}
