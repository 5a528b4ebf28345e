extension Filter {
  /// Filters that ask the site, and `default`.
  static let siteFilters: [Filter] = [
    Filter("default", 1...1, named: "allow_false") { (input, arguments, _) throws(FilterProblem) in
      let keepsFalse = arguments.named?.isTruthy == true
      if case .bool(false) = input, keepsFalse { return input }
      return input.isTruthy && !input.isEmpty ? input : arguments[0]
    },
    Filter("relative_url") { (input, _, environment) throws(FilterProblem) in
      guard let relativeURL = environment.relativeURL else { throw unavailable }
      return .string(try link(to: input, by: relativeURL))
    },
    Filter("absolute_url") { (input, _, environment) throws(FilterProblem) in
      guard let absoluteURL = environment.absoluteURL else { throw unavailable }
      return .string(try link(to: input, by: absoluteURL))
    },
    Filter("markdownify") { (input, _, environment) throws(FilterProblem) in
      guard let markdownify = environment.markdownify else { throw unavailable }
      return .bytes(markdownify(try input.textInput))
    },
  ]

  private static func link(
    to input: Value, by makeURL: (String) -> String?
  ) throws(FilterProblem) -> String {
    let path = input.text
    guard let url = makeURL(path) else {
      throw FilterProblem("makes no link of “\(path)”, which would run in the reader’s browser")
    }
    return url
  }

  private static let unavailable = FilterProblem("is not available here")
}
