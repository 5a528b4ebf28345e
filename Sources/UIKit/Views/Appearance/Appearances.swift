/// The looks that code has set for classes of views, in a run.
struct Appearances {
  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    /// The view whose properties code sets.
    let model: UIView
    /// A view with default values.
    let plain: UIView
  }

  private var entries: [Entry] = []

  /// The model for views of a class within containers, the innermost first; outside a run, one that is lost.
  static func model<V: UIView>(
    _ type: UIView.Type, in containers: [any UIAppearanceContainer.Type] = [], _ make: () -> V
  ) -> V {
    let run = Run.current
    let found = run?.appearances.entries.first {
      $0.type == type && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let model = found?.model as? V { return model }
    let entry = (model: make(), plain: make())
    run?.appearances.entries.append(
      Entry(type: type, containers: containers, model: entry.model, plain: entry.plain))
    return entry.model
  }

  /// Gives a view that enters a window the looks of its class, which precede those of its superclasses; looks within
  /// more containers precede those within fewer.
  func apply(to view: UIView) {
    guard !entries.isEmpty else { return }
    let chain = sequence(first: type(of: view) as UIView.Type) { $0.superclass }
    let fitting = chain.flatMap { type in
      entries.filter { $0.type == type && isInside(view, $0.containers) }
        .sorted { $0.containers.count > $1.containers.count }
    }
    for entry in fitting {
      for property in AppearanceProperty.all { property.apply(entry.model, entry.plain, view) }
    }
  }

  private func isInside(_ view: UIView, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    var left = containers[...]
    var responder = view.next
    while let next = responder, let wanted = left.first {
      if Self.isInstance(next, of: wanted) { left = left.dropFirst() }
      responder = next.next
    }
    return left.isEmpty
  }

  private static func isInstance(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
    var own: AnyClass? = Swift.type(of: object)
    while let current = own {
      if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
      own = _getSuperclass(current)
    }
    return false
  }
}

extension UIView {
  /// The superclass of a class of views; nil above `UIView`.
  fileprivate static var superclass: UIView.Type? { _getSuperclass(self) as? UIView.Type }
}
