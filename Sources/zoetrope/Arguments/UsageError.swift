/// A problem with the command line.
struct UsageError: Error {
  var message: String
  var fix: String?
  var allowed: [String]

  init(_ message: String, fix: String? = nil, allowed: [String] = []) {
    self.message = message
    self.fix = fix
    self.allowed = allowed
  }
}
