extension Filter {
  /// Jekyll's filters that evaluate a text for each element. The renderer applies them.
  static let expressionFilters: [Filter] = [
    evaluating("where_exp", .condition), evaluating("find_exp", .condition),
    evaluating("group_by_exp", .value),
  ]

  private static func evaluating(_ name: String, _ kind: ElementExpression.Kind) -> Filter {
    var filter = Filter(name, 2...2) { (input, _, _) throws(FilterProblem) in input }
    filter.evaluates = kind
    return filter
  }
}
