/// The long press by which a finger lifts a row and moves it, in a table with a drag delegate that isn't edited.
final class RowDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var table: UITableView?
  private let press = UILongPressGestureRecognizer()
  private var session: Session?

  init(_ table: UITableView) {
    self.table = table
    super.init()
    press.delegate = self
    press.addTarget { [weak self] in self?.pressed($0) }
    table.addGestureRecognizer(press)
  }

  /// Whether the source moves the row under the finger, and the drag delegate has items for it.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let table, table.dragInteractionEnabled, !table.isEditing, table.dragDelegate != nil,
      let path = table.indexPathForRow(at: touch.location(in: table))
    else { return false }
    return table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard let table else { return }
    let y = press.location(in: table).y
    switch press.state {
    case .began: begin(table, y)
    case .changed: if session != nil { table.rowMove.move(to: y) }
    case .ended: end(table) { table.rowMove.end() }
    default: end(table) { table.rowMove.cancel() }
    }
  }

  private func begin(_ table: UITableView, _ y: CGFloat) {
    let session = Session(press)
    guard let delegate = table.dragDelegate, let path = table.indexPathForRow(at: press.location(in: table)),
      let cell = table.cellForRow(at: path)
    else { return }
    session.items = delegate.tableView(table, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return }
    self.session = session
    delegate.tableView(table, dragSessionWillBegin: session)
    table.rowMove.begin(cell, at: y)
  }

  private func end(_ table: UITableView, _ move: () -> Void) {
    guard let session else { return }
    self.session = nil
    move()
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  private final class Session: NSObject, UIDragSession {
    private weak var press: UILongPressGestureRecognizer?
    var items: [UIDragItem] = []
    var localContext: Any?

    init(_ press: UILongPressGestureRecognizer) { self.press = press }

    func location(in view: UIView) -> CGPoint { press?.location(in: view) ?? .zero }
  }
}
