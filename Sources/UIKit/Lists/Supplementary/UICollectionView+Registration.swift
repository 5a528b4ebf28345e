extension UICollectionView {
  /// A class of cells with the closure that sets their content.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The name of a closure that sets a cell's content for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let handler: Handler

    /// A registration; the closure is called each time a cell is about to become visible.
    public init(handler: @escaping Handler) {
      identifier = "\(Cell.self) for \(Item.self), registration \(Run.current?.nextObjectNumber() ?? 0)"
      self.handler = handler
    }
  }

  /// A class of supplementary views with the closure that sets their content.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The name of a closure that sets a view's content.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let identifier: String
    let handler: Handler

    /// A registration for a kind; the closure is called each time a view is about to become visible.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier =
        "\(Supplementary.self) for \(elementKind), registration \(Run.current?.nextObjectNumber() ?? 0)"
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell of a registration, with the content of an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    cells.classes[registration.identifier] = Cell.self
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = made as? Cell ?? Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration, with its content.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    supplementary.classes[registration.elementKind, default: [:]][registration.identifier] =
      Supplementary.self
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = made as? Supplementary ?? Supplementary(frame: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
