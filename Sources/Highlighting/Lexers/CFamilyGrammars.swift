extension CFamilyLexer.Grammar {
  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static let cKeywords = """
    auto break case const continue default do else enum extern for goto if inline register restrict return sizeof \
    static struct switch typedef union volatile while NULL true false
    """
  private static let cTypes = "void char short int long float double signed unsigned bool size_t"

  static let c = CFamilyLexer.Grammar(
    keywords: words(
      cKeywords + """
         catch class constexpr delete explicit final friend mutable namespace new noexcept nullptr operator override \
        private protected public template this throw try typename using virtual
        """),
    types: words(cTypes), hash: .line)

  static let objectiveC = CFamilyLexer.Grammar(
    keywords: words(
      cKeywords + """
         YES NO nil Nil self super in nonatomic strong weak assign copy readonly readwrite atomic retain nullable \
        nonnull __weak __strong __block __bridge _Nullable _Nonnull
        """),
    types: words(cTypes + " id instancetype"), hash: .line, at: .keyword, namesBeforeColonAreMethods: true)

  static let javaScript = CFamilyLexer.Grammar(
    keywords: words(
      """
      as async await break case catch class const continue debugger default delete do else export extends false \
      finally for from function get if implements import in instanceof interface let new null of private protected \
      public return set static super switch this throw true try type typeof undefined var void while yield
      """),
    at: .attribute, hasBacktickStrings: true)

  static let swift = CFamilyLexer.Grammar(
    keywords: words(
      """
      actor any as associatedtype async await break case catch class continue convenience default defer deinit do \
      dynamic else enum extension fallthrough false fileprivate final for func get guard if import in indirect infix \
      init inout internal is isolated lazy let mutating nil nonisolated nonmutating open operator optional override \
      package postfix precedencegroup prefix private protocol public repeat required rethrows return self Self set \
      some static struct subscript super switch throw throws true try typealias unowned var weak where while willSet \
      didSet
      """),
    hash: .word, at: .attribute, nestsComments: true, hasTripleQuotes: true)
}
