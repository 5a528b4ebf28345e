import Text

/// A scrolling column of rows. Only visible rows have cells.
///
/// Index bars are not modeled.
open class UITableView: UIScrollView {
  /// The style of sections. The raw values are UIKit's.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The position to which a row is scrolled. The raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The animation with which rows come and go. The raw values are UIKit's.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// They slide from or to the right.
    case right
    /// They slide from or to the left.
    case left
    /// They slide from or to the row above.
    case top
    /// They slide from or to the row below.
    case bottom
    /// They come or go at once; the others still move.
    case none
    /// As `fade`. [unverified]
    case middle
    /// As `fade`. [unverified]
    case automatic = 100
  }

  /// A height that isn't set: a row is as high as the constraints or the configuration of its cell say, and 44 points
  /// if they don't. In a plain table a header or footer has 28 points with a title, and 0 without one; in a grouped
  /// one 38 or 18. [unverified]
  public static let automaticDimension: CGFloat = -1

  /// The style of the sections: in a row each, or apart on a gray background, and rounded with `insetGrouped`.
  open var style: Style { ownStyle }
  private let ownStyle: Style
  /// The source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Says what a finger drags. With items for a row, a long press lifts the row, and the data source’s
  /// `tableView(_:moveRowAt:to:)` moves it; nothing else is dragged, which lint reports. Not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      guard dragDelegate != nil else { return }
      if rowDrag == nil { rowDrag = RowDrag(self) }
      Run.noteUnmodeled(.tableDrag, if: dataSource.map { !($0 is any _MovesRows) } ?? false)
    }
  }
  private var rowDrag: RowDrag?
  /// Takes what is dropped. Kept, without effect, which lint reports. Not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { Run.noteUnmodeled(.tableDrop, if: dropDelegate != nil) }
  }
  /// Whether a finger drags rows.
  open var dragInteractionEnabled = true
  /// The height of a row in points, unless the delegate provides one.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of a row before its cell says how high it is, in points; 44 unless set. Rows that aren't visible yet
  /// have it.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of a header in points, unless the delegate provides one. If neither is set, it is 28 with a
  /// title, and 0 without one.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of a footer in points, unless the delegate provides one; by default as that of a header.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The space above the first header of a plain table without one; kept, without effect: there is none.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The view behind the rows; nil for none. It doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The color of the lines between rows; nil for no color.
  open var separatorColor: UIColor? = .separator
  /// The insets of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view above all rows; nil for none.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all rows; nil for none.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether a tap adds a row to the selection.
  open var allowsMultipleSelection = false

  /// Whether the rows show their controls for editing.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls for editing, in 0.3 seconds if `animated`. [unverified]
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several rows while the table is edited, which show a circle each.
  open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsLayout() } }
  var edits = false
  private(set) lazy var rowMove = RowMove(self)

  let cells = ListCells<UITableViewCell>()
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var sections: [TableSection] = []
  /// Whether all cells are to be made anew.
  var mustReload = true
  /// Whether the places of the rows are to be computed anew.
  var mustMeasure = true
  /// The heights that cells have asked for, by path.
  var fitted: [IndexPath: CGFloat] = [:]
  /// The changes of the batch that is executing; nil outside of one.
  var pending: ListUpdate?
  var pendingCompletions: [(Bool) -> Void] = []
  private var openUpdates = 0
  private(set) lazy var swipe = RowSwipe(self)
  private lazy var menu = ListMenu(self)

  /// Decides about the rows, and is called when they are selected. Not retained. It is also the scroll view's delegate.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }

  /// A table without rows.
  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addGestureRecognizer(swipe.pan)
    addGestureRecognizer(swipe.dismissal)
    addInteraction(menu.interaction)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UITableView {
    Appearances.model(self) { UITableView(frame: .zero) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { Appearances.model(self, in: containerTypes) { UITableView(frame: .zero) } }

  /// A plain table without rows.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override func dragBegan() { swipe.close(animated: true) }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    reloadData()
  }

  // MARK: Rows

  /// Reloads all rows, and clears the selection.
  open func reloadData() {
    mustReload = true
    fitted = [:]
    cells.forgetSelection()
    setNeedsLayout()
  }

  /// Reloads rows: new cells take the places of the old ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reload(indexPaths) }
  }
  /// Lets the data source set the content of visible rows anew, in the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Inserts rows that the data source has added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insert(indexPaths) }
  }
  /// Deletes rows that the data source has removed.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.delete(indexPaths) }
  }
  /// Moves a row to the place that the data source gave it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.move(indexPath, to: newIndexPath) }
  }
  /// Reloads sections: new cells take the places of the old ones.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadSections(sections) }
  }
  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertSections(sections) }
  }
  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deleteSections(sections) }
  }
  /// Moves a section to the place that the data source gave it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.moveSection(section, to: newSection) }
  }

  /// Begins changes that are shown in one animation, when `endUpdates()` is called.
  open func beginUpdates() {
    openUpdates += 1
    if openUpdates == 1 { beginBatch() }
  }
  /// Ends changes, and shows them: rows come, go and move, and get new heights.
  open func endUpdates() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates == 0 { endBatch() }
  }
  /// Executes changes, and shows them all in one animation of 0.3 seconds. [unverified]
  ///
  /// Deletions and reloads mean paths before the changes, insertions paths after them. If the data source has other
  /// numbers of rows than the changes lead to, all rows are reloaded without an animation, and lint reports it: iOS
  /// throws an exception.
  ///
  /// - Parameter completion: called at the end of the animation; in the next turn if nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    if let completion { pendingCompletions.append(completion) }
    updates?()
    endUpdates()
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Registers the class of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Without effect: there are no nibs, which lint reports.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }

  /// A reused cell with an identifier, or else a new one of the registered class; nil if no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.reuse(identifier)
      ?? cells.classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
  }

  /// A reused cell with an identifier, or else a new one of the registered class; a plain one if no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = cells.reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    return dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Positions

  /// Computes the places of the rows, if they have changed.
  func measure() {
    if mustReload {
      (mustReload, mustMeasure) = (false, true)
      swipe.forget()
      rowMove.forget()
      cells.removeAll()
      removeHeaders()
    }
    guard mustMeasure else { return }
    mustMeasure = false
    sections = []
    var y: CGFloat = 0
    if let tableHeaderView {
      tableHeaderView.frame.origin = .zero
      tableHeaderView.frame.size.width = bounds.width
      y = tableHeaderView.frame.height
    }
    for section in 0..<max(numberOfSections, 0) {
      let height = headerHeight(section)
      let header = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      var edges = [y]
      for row in 0..<max(numberOfRows(inSection: section), 0) {
        let path = IndexPath(row: row, section: section)
        let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        y += asked >= 0 ? asked : automaticHeight(path)
        edges.append(y)
      }
      let footer = CGRect(x: 0, y: y, width: bounds.width, height: footerHeight(section))
      y += footer.height
      sections.append(TableSection(header: header, edges: edges, footer: footer))
    }
    tableFooterView?.frame = CGRect(
      x: 0, y: y, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.frame.height ?? 0))
  }

  /// The frame of a row, in the table's coordinates; zero for a row that doesn't exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    measure()
    guard sections.indices.contains(indexPath.section), indexPath.row >= 0,
      indexPath.row + 1 < sections[indexPath.section].edges.count
    else { return .zero }
    let edges = sections[indexPath.section].edges
    let y = edges[indexPath.row]
    return CGRect(
      x: sideInset, y: y, width: max(bounds.width - 2 * sideInset, 0), height: edges[indexPath.row + 1] - y)
  }

  /// The frame of a section's header, in the table's coordinates; zero for a section that doesn't exist.
  open func rectForHeader(inSection section: Int) -> CGRect {
    measure()
    return sections.indices.contains(section) ? sections[section].header : .zero
  }

  /// The frame of a section's footer, in the table's coordinates; zero for a section that doesn't exist.
  open func rectForFooter(inSection section: Int) -> CGRect {
    measure()
    return sections.indices.contains(section) ? sections[section].footer : .zero
  }

  /// The path of the row at a point in the table's coordinates; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    measure()
    let section = sections.firstIndex { place in
      place.edges.first.map { $0 <= point.y } ?? false && place.edges.last.map { point.y < $0 } ?? false
    }
    return section.map { IndexPath(row: sections[$0].firstRow(below: point.y), section: $0) }
  }

  /// Makes the cells of rows that have become visible, and removes those of the others.
  open override func layoutSubviews() {
    if sections.first.map({ $0.header.width != bounds.width }) ?? false { (mustReload, fitted) = (true, [:]) }
    measure()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    for _ in 0..<8 {
      cells.show(visibleRows(in: bounds)) {
        delegate?.tableView(self, didEndDisplaying: $0, forRowAt: $1)
      } show: {
        show($0)
      }
      guard fitRows() else { break }
      measure()
    }
    for path in cells.paths {
      guard let cell = cells[path] else { continue }
      place(cell, at: path)
      dress(cell, at: path)
    }
    showHeaders()
  }

  // MARK: Cells and paths

  /// The cell of a visible row; nil for any other row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The path of a cell, the first of several; nil for a cell that isn't shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.path(of: cell) }
  /// The paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.paths }
  /// The cells of the visible rows, from top to bottom. After `reloadData()` these are the new ones.
  open var visibleCells: [UITableViewCell] {
    if mustReload, window != nil { layoutIfNeeded() }
    return cells.all
  }
  /// The path of the selected row, the one selected first of several; nil for none.
  open var indexPathForSelectedRow: IndexPath? { cells.selected.first }
  /// The paths of the selected rows, in the order of selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { cells.selected.isEmpty ? nil : cells.selected }

  // MARK: Selecting and scrolling

  /// Selects a row, without a call to the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row, without a call to the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cells.deselect(indexPath, animated: animated)
  }

  /// Scrolls a row to a position; with `none`, only as far as needed to show it.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    guard rect.height > 0 else { return }
    // Positions are within the part that bars don't cover.
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

  // MARK: Headers and footers

  /// Registers the class of the headers and footers with an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A new header or footer of the registered class; nil if no class is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    headerClasses[identifier].map { $0.init(reuseIdentifier: identifier) }
  }

  /// The header of a section, if it is a reusable view and has been shown; nil otherwise.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is a reusable view and has been shown; nil otherwise.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
}

// MARK: Touches

extension UITableView: TappedList {
  var selectsAfterHighlight: Bool { true }
  var canSelect: Bool {
    edits ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var canSelectSeveral: Bool { edits ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    switch question {
    case .shouldHighlight:
      return delegate.tableView(self, shouldHighlightRowAt: path) ? path : nil
    case .didHighlight: delegate.tableView(self, didHighlightRowAt: path)
    case .didUnhighlight: delegate.tableView(self, didUnhighlightRowAt: path)
    case .willSelect: return delegate.tableView(self, willSelectRowAt: path)
    case .didSelect: delegate.tableView(self, didSelectRowAt: path)
    case .willDeselect: return delegate.tableView(self, willDeselectRowAt: path)
    case .didDeselect: delegate.tableView(self, didDeselectRowAt: path)
    }
    return path
  }
}
