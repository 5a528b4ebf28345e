extension Filter {
  /// Filters that need the site, and `default`.
  static let siteFilters: [Filter] = [
    Filter("default", 0...1, named: "allow_false", effort: 0) { (input, arguments, _) throws(FilterProblem) in
      let keepsFalse = arguments.named?.isTruthy == true
      if case .bool(false) = input, keepsFalse { return input }
      return input.isTruthy && !input.isEmpty ? input : arguments.count > 0 ? arguments[0] : ""
    },
    Filter("to_integer", effort: 8) { (input, _, environment) throws(FilterProblem) in
      if case .bool(let flag) = input { return flag ? 1 : 0 }
      let number = try input.numberInput(environment.work).double
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        throw FilterProblem("has a result that is too large for a whole number")
      }
      return .integer(whole)
    },
    .text("strip_index", effort: 2) { text in
      let ending = ["/index.html", "/index.htm"].first { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
      return ending.map { text.dropLast($0.utf8.count) + [UInt8(ascii: "/")] } ?? text
    },
    Filter("relative_url", effort: 30) { (input, _, environment) throws(FilterProblem) in
      guard let relativeURL = environment.relativeURL else { throw unavailable }
      return .string(try link(to: input.text(environment.work), by: relativeURL))
    },
    Filter("absolute_url", effort: 30) { (input, _, environment) throws(FilterProblem) in
      guard let absoluteURL = environment.absoluteURL else { throw unavailable }
      return .string(try link(to: input.text(environment.work), by: absoluteURL))
    },
    Filter("markdownify", effort: 60) { (input, _, environment) throws(FilterProblem) in
      guard let markdownify = environment.markdownify else { throw unavailable }
      return .bytes(markdownify(try input.textInput(environment.work)))
    },
  ]

  private static func link(
    to path: String, by makeURL: (String) -> String?
  ) throws(FilterProblem) -> String {
    guard let url = makeURL(path) else {
      throw FilterProblem("can't link to “\(path)”, which would run code in the reader’s browser")
    }
    return url
  }

  private static let unavailable = FilterProblem("isn't available here")
}
