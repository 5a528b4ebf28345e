import CodeBlocks
import Diagnostics
import Highlighting

/// The languages of fences, and the reports about unsupported ones.
enum CodeLanguage {
  /// Languages of diagrams, which other programs draw.
  private static let diagrams: Set<String> = [
    "mermaid", "plantuml", "puml", "dot", "graphviz", "d2", "ditaa", "geojson", "topojson", "stl", "katex",
    "vega",
    "vega-lite",
  ]
  /// Names for text without colors.
  private static let plain: Set<String> = [
    "text", "txt", "plain", "plaintext", "none", "output", "log", "ascii", "nohighlight", "no-highlight",
    "diff", "patch",
  ]
  /// Languages without a lexer, so that none is taken for a misspelling.
  private static let others: Set<String> = [
    "ada", "apache", "asm", "awk", "bat", "batch", "basic", "bib", "clojure", "cmake", "cobol", "coffee",
    "cs", "csharp",
    "csv", "cuda", "d", "dart", "django", "docker", "dockerfile", "elixir", "elm", "erb", "erlang",
    "fish", "fsharp",
    "fortran", "glsl", "gn", "go", "gradle", "graphql", "groovy", "haml", "handlebars", "haskell", "hlsl",
    "hs", "http",
    "ini", "java", "jsonc", "json5", "jsonl", "jsx", "julia", "kotlin", "kt", "kts", "latex", "less", "lisp",
    "lua", "make",
    "makefile", "mdx", "metal", "ml", "nginx", "nim", "nix", "ocaml", "pascal", "perl", "php", "pl",
    "postcss",
    "powershell", "properties", "proto", "protobuf", "ps1", "py", "python", "r", "rb", "regex", "rs", "rst",
    "ruby",
    "rust", "sass", "scala", "scheme", "scss", "sql", "stylus", "svelte", "tex", "toml", "tsx", "tsv", "vb",
    "verilog", "vim",
    "vue", "wasm", "wat", "xcconfig", "zig",
  ]

  /// The report about a language; nil for one that is highlighted, or needs no colors.
  ///
  /// - Parameter support: whether a language without a lexer has colors.
  static func notation(
    of name: String, _ support: (String) -> LanguageSupport = { _ in .unknown }
  ) -> DialectNotation? {
    let word = name.lowercased()
    guard !Highlighter.knows(word), !plain.contains(word) else { return nil }
    if diagrams.contains(word) { return .diagram(name) }
    let support = support(word)
    guard support != .known else { return nil }
    if !others.contains(word), word.utf8.count > 3,
      let near = NearMiss.best(for: word, among: Highlighter.languages)
        ?? NearMiss.best(for: word, among: others)
    {
      return .misspeltLanguage(name, near: near)
    }
    return support == .needsProgram ? .missingHighlighter(name) : .plainLanguage(name)
  }
}
