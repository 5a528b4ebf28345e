import Files

/// Paths in tests are written as texts.
extension PathKey: ExpressibleByStringLiteral {
  package init(stringLiteral path: String) { self.init(path) }
}
