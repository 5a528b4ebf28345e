extension Template {
  /// The partials of a template's `include` and `render` tags.
  public struct Partials: Sendable {
    /// As written.
    public private(set) var names: Set<String> = []
    /// Whether some names are computed while rendering.
    public private(set) var hasComputedNames = false

    public init() {}

    public mutating func formUnion(_ other: Partials) {
      names.formUnion(other.names)
      hasComputedNames = hasComputedNames || other.hasComputedNames
    }

    public mutating func formUnion(names: Set<String>) { self.names.formUnion(names) }

    fileprivate mutating func add(_ nodes: [Node]) {
      for node in nodes {
        switch node {
        case .partial(let partial):
          switch partial.name {
          case .literal(let name): names.insert(name)
          case .computed: hasComputedNames = true
          }
        case .capture(_, let body, _): add(body)
        case .conditional(let conditional):
          for branch in conditional.branches { add(branch.body) }
          add(conditional.otherwise)
        case .choice(let choice):
          for branch in choice.branches { add(branch.body) }
        case .changed(let body, _): add(body)
        case .tableRow(let table): add(table.loop.body)
        case .loop(let loop):
          add(loop.body)
          add(loop.otherwise)
        case .text, .output, .assign, .counter, .leave, .cycle, .highlight, .reference: break
        }
      }
    }
  }

  /// The partials named by the template itself, without those nested in them.
  public var partials: Partials {
    var partials = Partials()
    partials.add(nodes)
    return partials
  }
}
