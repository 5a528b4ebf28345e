/// Limits of a template, so that none can hang a build or exhaust memory.
enum Limits {
  /// Bytes a render, a capture or a filter may produce.
  static let outputBytes = 64 << 20
  /// Steps of work that a render may take; see `Work`.
  static let work = 1_000_000_000
  /// Elements a filter may put into a list.
  static let elements = 1_000_000
  /// Includes within includes.
  static let includeDepth = 64
  /// Blocks within blocks in one template. Like `renderDepth`, it fits the stack of a worker thread.
  static let blockDepth = 100
  /// Blocks and includes within each other while rendering.
  static let renderDepth = 160
  /// Brackets and ranges within each other in one expression.
  static let expressionDepth = 32
  /// Lists and dictionaries within each other that are printed or compared.
  static let valueDepth = 64
}
