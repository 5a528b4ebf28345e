/// A scrolling column of rows, of which only those are made that can be seen.
///
/// Editing, index bars and swipe actions are not modelled; rows come and go without an animation.
open class UITableView: UIScrollView {
  /// How sections look. The raw values are UIKit's.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Where a row is brought to. The raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How rows would come and go; they do so at once. The raw values are UIKit's.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// As a row's height: what the delegate or the content says, which here is 44 points.
  public static let automaticDimension: CGFloat = -1

  /// How sections look; all alike here.
  public let style: Style
  /// Says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Points of a row where the delegate does not say.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// Kept, without effect: heights are never estimated.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Points of a header where the delegate does not say; 28 with a title, and none without one.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of these lines; nil for none.
  open var separatorColor: UIColor? = .separator
  /// Room beside these lines, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Above all rows; nil for nothing.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Below all rows; nil for nothing.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether a tap adds a row to those that are selected.
  open var allowsMultipleSelection = false

  let cells = ListCells<UITableViewCell>()
  private var headers: [Int: UIView] = [:]
  private var sections: [Section] = []
  private var isStale = true

  private struct Section {
    var header: CGRect
    /// The upper edges of the rows, and the lower edge of the last.
    var edges: [CGFloat]

    /// The first row that reaches below a place. Edges ascend: it is found by halves.
    func firstRow(below y: CGFloat) -> Int {
      var (low, high) = (0, edges.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if edges[middle + 1] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  fileprivate var listDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// A table without rows.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// A plain table without rows.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    reloadData()
  }

  // MARK: Rows

  /// Asks for all rows anew.
  open func reloadData() {
    isStale = true
    cells.forgetSelection()
    setNeedsLayout()
  }

  /// Asks for rows anew: for all of them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for sections anew: for all of them.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// The data source has more rows: all are asked for anew.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// The data source has fewer rows: all are asked for anew.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Begins changes; of no meaning, as they are shown at the turn's end.
  open func beginUpdates() {}
  /// Ends changes, and asks for the heights anew.
  open func endUpdates() { isStale = true; setNeedsLayout() }
  /// Makes changes, and says that they are done.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    DispatchQueue.main.async { completion?(true) }
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Says of which class cells of a kind are.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Without effect: there are no nibs, which lint says.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }

  /// A cell of a kind that is not used any more; nil for none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.reuse(identifier)
      ?? cells.classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
  }

  /// A cell of a kind: one that is not used any more, or a new one; a plain one where its class is not known.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Places

  private func measure() {
    guard isStale else { return }
    isStale = false
    cells.removeAll()
    for section in headers.keys.sorted() { headers[section]?.removeFromSuperview() }
    (headers, sections) = ([:], [])
    var y: CGFloat = 0
    if let tableHeaderView {
      tableHeaderView.frame.origin = .zero
      tableHeaderView.frame.size.width = bounds.width
      y = tableHeaderView.frame.height
    }
    for section in 0..<max(numberOfSections, 0) {
      let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      let asked = listDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      let height = asked >= 0 ? asked : hasTitle ? 28 : 0
      let header = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      var edges = [y]
      for row in 0..<max(numberOfRows(inSection: section), 0) {
        let asked =
          listDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? rowHeight
        y += asked >= 0 ? asked : rowHeight >= 0 ? rowHeight : 44
        edges.append(y)
      }
      sections.append(Section(header: header, edges: edges))
    }
    tableFooterView?.frame = CGRect(
      x: 0, y: y, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.frame.height ?? 0))
  }

  /// Where a row is, in the table's coordinates; zero for none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    measure()
    guard sections.indices.contains(indexPath.section), indexPath.row >= 0,
      indexPath.row + 1 < sections[indexPath.section].edges.count
    else { return .zero }
    let edges = sections[indexPath.section].edges
    let y = edges[indexPath.row]
    return CGRect(x: 0, y: y, width: bounds.width, height: edges[indexPath.row + 1] - y)
  }

  /// Where a section's header is, in the table's coordinates; zero for none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    measure()
    return sections.indices.contains(section) ? sections[section].header : .zero
  }

  /// The row at a point of the table; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    measure()
    let section = sections.firstIndex { place in
      place.edges.first.map { $0 <= point.y } ?? false && place.edges.last.map { point.y < $0 } ?? false
    }
    return section.map { IndexPath(row: sections[$0].firstRow(below: point.y), section: $0) }
  }

  private func visible() -> [IndexPath] {
    let (top, bottom) = (bounds.minY, bounds.maxY)
    return sections.enumerated().flatMap { section, place -> [IndexPath] in
      guard let first = place.edges.first, let last = place.edges.last, first < bottom, last > top else {
        return []
      }
      let rows = (place.firstRow(below: top)..<place.edges.count - 1).prefix { place.edges[$0] < bottom }
      return rows.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Makes the rows that can be seen, and lets go of the others.
  open override func layoutSubviews() {
    if sections.first.map({ $0.header.width != bounds.width }) ?? false { isStale = true }
    measure()
    super.layoutSubviews()
    let wanted = visible()
    cells.show(wanted) {
      listDelegate?.tableView(self, didEndDisplaying: $0, forRowAt: $1)
    } show: {
      show($0)
    }
    for path in wanted {
      guard let cell = cells[path] else { continue }
      cell.frame = rectForRow(at: path)
      cell.separator.isHidden = separatorStyle == .none
      cell.separator.backgroundColor = separatorColor
      cell.separatorInset = separatorInset
    }
    showHeaders()
  }

  private func show(_ path: IndexPath) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    cells.insert(cell, at: path)
    cell.frame = rectForRow(at: path)
    cell.setSelected(cells.selected.contains(path), animated: false)
    listDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(cell, at: 0)
  }

  private func showHeaders() {
    for (section, place) in sections.enumerated() where place.header.height > 0 && headers[section] == nil {
      let own = listDelegate?.tableView(self, viewForHeaderInSection: section)
      let label = UILabel()
      label.text = dataSource?.tableView(self, titleForHeaderInSection: section).map { "   " + $0 }
      label.font = .systemFont(ofSize: 15, weight: .semibold)
      label.backgroundColor = .secondarySystemBackground
      let view = own ?? label
      headers[section] = view
      view.frame = place.header
      addSubview(view)
    }
  }

  // MARK: Asking

  /// The cell of a row that can be seen; nil for any other one.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The row of a cell, the first of several; nil for a cell that is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.path(of: cell) }
  /// From top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.paths }
  /// From top to bottom.
  open var visibleCells: [UITableViewCell] { cells.all }
  /// The row that was selected first; nil for none.
  open var indexPathForSelectedRow: IndexPath? { cells.selected.first }
  /// In the order of selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { cells.selected.isEmpty ? nil : cells.selected }

  // MARK: Doing

  /// Selects a row, of which the delegate does not hear.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes a row's selection back, of which the delegate does not hear.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cells.deselect(indexPath, animated: animated)
  }

  /// Brings a row into sight.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    guard rect.height > 0 else { return }
    // Clear of bars.
    let (inset, free) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    let y: CGFloat =
      switch scrollPosition {
      case .top: rect.minY
      case .middle: rect.midY - free.height / 2
      case .bottom: rect.maxY - free.height
      case .none: rect.minY < free.minY ? rect.minY : max(rect.maxY - free.height, free.minY)
      }
    setContentOffset(filling(CGPoint(x: contentOffset.x, y: y - inset.top)), animated: animated)
  }
}

// MARK: The finger

extension UITableView: TappedList {
  var selectsAfterHighlight: Bool { true }

  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath? {
    guard let listDelegate else { return path }
    switch question {
    case .shouldHighlight:
      return listDelegate.tableView(self, shouldHighlightRowAt: path) ? path : nil
    case .didHighlight: listDelegate.tableView(self, didHighlightRowAt: path)
    case .didUnhighlight: listDelegate.tableView(self, didUnhighlightRowAt: path)
    case .willSelect: return listDelegate.tableView(self, willSelectRowAt: path)
    case .didSelect: listDelegate.tableView(self, didSelectRowAt: path)
    case .willDeselect: return listDelegate.tableView(self, willDeselectRowAt: path)
    case .didDeselect: listDelegate.tableView(self, didDeselectRowAt: path)
    }
    return path
  }
}
