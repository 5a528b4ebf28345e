import ConstraintSolver
import TransitionEngine

/// Computes the frames of all views and guides that constraints place in a tree.
///
/// If only constants have changed, as in an animation of a constraint's constant, the solver continues from
/// its last solution. Any other change solves the system anew, so that the layout depends on the constraints
/// alone, and not on their history.
final class LayoutEngine {
  private unowned let root: UIView
  private var system: LayoutSystem?
  private var solver = Solver()
  /// The solver's constraints, by index of the relation; nil for those that could not be satisfied.
  private var ids: [Solver.ConstraintID?] = []
  /// Whether something has changed since the last layout.
  var isDirty = true
  private var isUpdating = false
  /// Whether conflicts and ambiguities may have changed since the last report.
  private var isUnreported = false
  private var conflicts: [Conflict] = []
  /// The findings that this recording has reported.
  private var reported: Set<Finding> = []

  /// A constraint that is ignored because it contradicts others.
  private struct Conflict {
    let broken: LayoutSystem.Source
    let others: [LayoutSystem.Source]
  }

  /// Rounds of updating constraints before one layout.
  private static let rounds = 8

  init(_ root: UIView) { self.root = root }

  /// Solves the constraints if something has changed, and schedules layout for misplaced views.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.rounds where isDirty {
      isDirty = false
      root.updateConstraintsIfNeeded()
    }
    isDirty = false
    solve()
  }

  private func solve() {
    var system = LayoutSystem(root: root)
    if !changeConstants(to: system) { start(system) }
    wrapLabels(&system)
    self.system = system
    takeResults(of: system)
  }

  /// Continues from the last solution, if the system has the same form.
  private func changeConstants(to new: LayoutSystem) -> Bool {
    guard let old = system, conflicts.isEmpty,
      old.items.elementsEqual(new.items, by: { $0.item === $1.item }),
      old.relations.elementsEqual(new.relations, by: { $0.hasForm(of: $1) })
    else { return false }
    return setConstants(of: new)
  }

  private func setConstants(of system: LayoutSystem) -> Bool {
    let constants = zip(ids, system.relations).compactMap { id, relation in
      id.map { (id: $0, constant: relation.constraint.expression.constant) }
    }
    return solver.setConstants(constants)
  }

  private func start(_ system: LayoutSystem) {
    (solver, ids, conflicts, isUnreported) = (system.solver, [], [], true)
    var indices: [Solver.ConstraintID: Int] = [:]
    for (index, relation) in system.relations.enumerated() {
      do {
        let id = try solver.add(relation.constraint)
        ids.append(id)
        indices[id] = index
      } catch {
        ids.append(nil)
        let others = error.constraints.compactMap { indices[$0].map { system.relations[$0].source } }
        conflicts.append(Conflict(broken: relation.source, others: others))
      }
    }
  }

  /// Sets the height of each wrapping label to that of its text at the solved width.
  private func wrapLabels(_ system: inout LayoutSystem) {
    guard !system.wrapping.isEmpty else { return }
    for wrapping in system.wrapping {
      let width = solver.value(of: wrapping.width)
      let height = wrapping.label.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
      for index in wrapping.relations { system.setConstant(-height, ofRelation: index) }
    }
    _ = setConstants(of: system)
  }

  private func takeResults(of system: LayoutSystem) {
    let scale = UIScreen.main.scale
    func frame(_ item: LayoutSystem.Item) -> CGRect {
      CGRect(
        x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
        height: solver.value(of: item.height), scale: scale)
    }
    for item in system.items {
      if let guide = item.item as? UILayoutGuide {
        guide.solvedFrame = frame(item)
      } else if let view = item.item as? UIView, let layout = view.autoLayout {
        let frame = frame(item)
        layout.frame = frame
        if view.isMisplaced(from: view.zoomed(frame)) { view.superview?.setNeedsLayout() }
      }
    }
    for size in system.contents {
      guard let scrollView = size.view as? UIScrollView else { continue }
      let content = CGRect(
        x: 0, y: 0, width: solver.value(of: size.width), height: solver.value(of: size.height), scale: scale)
      scrollView.autoLayout?.standardGuides[.scrollContent]?.solvedFrame = content
      let scale = scrollView.zoomScale
      let zoomed = CGSize(width: content.width * scale, height: content.height * scale)
      if scrollView.contentSize != zoomed { scrollView.contentSize = zoomed }
    }
  }

  // MARK: Sizes that fit

  /// The size that constraints give a view, as near to a target as its priorities allow.
  static func fittingSize(
    of view: UIView, target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    view.joinAutoLayout()
    view.updateConstraintsIfNeeded()
    var system = LayoutSystem(root: view, isRootFree: true)
    guard let item = system.item(view) else { return target }
    system.require(
      Expression(item.width) - Expression(target.width), .equal, .size, priority: Double(horizontal.rawValue))
    system.require(
      Expression(item.height) - Expression(target.height), .equal, .size, priority: Double(vertical.rawValue))
    let engine = LayoutEngine(view)
    engine.start(system)
    engine.wrapLabels(&system)
    let scale = UIScreen.main.scale
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-4).rounded(.up) / scale }
    return CGSize(
      width: roundedUp(engine.solver.value(of: item.width)),
      height: roundedUp(engine.solver.value(of: item.height)))
  }

  // MARK: Lint

  private struct Finding: Hashable {
    let name: String
    let actor: String
    let detail: Remark
  }

  /// The attributes of a view that constraints left ambiguous in the last layout.
  func openAttributes(of view: UIView) -> [String] {
    update()
    guard let item = system?.item(view) else { return [] }
    let position = [("horizontal position", item.x), ("vertical position", item.y)]
    let size = [("width", item.width), ("height", item.height)]
    return (position + size).filter { !solver.isDetermined($0.1) }.map(\.0)
  }

  /// Reports all findings again: the log of a recording lacks earlier reports.
  func reportAnew() {
    reported = []
    isUnreported = true
    report()
  }

  /// Logs conflicts and ambiguities that have not been reported.
  func report() {
    guard isUnreported else { return }
    isUnreported = false
    for conflict in conflicts {
      guard let name = conflict.broken.name else { continue }
      let sources = [conflict.broken] + conflict.others
      let names = conflict.others.compactMap(\.name) + frames(in: sources)
      note(
        Finding(
          name: name, actor: owner(of: conflict.broken),
          detail: names.isEmpty
            ? Remark("can't be satisfied, since sizes can't be negative; it is broken, the others hold")
            : Remark("contradicts \(names.inWords); it is broken, the others hold")),
        on: root, .unsatisfiableConstraints)
    }
    for item in system?.items ?? [] {
      guard let view = item.item as? UIView else { continue }
      let open = openAttributes(of: view)
      if open.isEmpty { continue }
      let words =
        open.count == 4 ? "position and size" : open.joined(separator: open.count == 2 ? " and " : ", ")
      note(
        Finding(
          name: words, actor: view.layoutName, detail: Remark("ambiguous: the constraints don't define it")),
        on: view, .ambiguousLayout)
    }
  }

  /// The frames that the constraints use, as in Xcode's log.
  private func frames(in sources: [LayoutSystem.Source]) -> [String] {
    var names: [String] = []
    for case .constraint(let constraint) in sources {
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      for (item, attribute) in sides {
        guard let view = (item as? any LayoutItem)?.layoutView, system?.item(view) == nil,
          let name = view.frameName(for: attribute, in: constraint.holder), !names.contains(name)
        else { continue }
        names.append(name)
      }
    }
    return names
  }

  private func owner(of source: LayoutSystem.Source) -> String {
    guard case .constraint(let constraint) = source else { return root.layoutName }
    return constraint.holder?.layoutName ?? root.layoutName
  }

  private func note(_ finding: Finding, on view: UIView, _ rule: Timeline.Event.LoggedRule) {
    guard reported.insert(finding).inserted else { return }
    Run.note(finding.name, actor: finding.actor, detail: finding.detail, layer: view.layer, lint: rule)
  }
}

extension LayoutSystem.Relation {
  /// Whether only the constants differ.
  fileprivate func hasForm(of other: LayoutSystem.Relation) -> Bool {
    constraint.relation == other.constraint.relation && constraint.priority == other.constraint.priority
      && constraint.expression.terms == other.constraint.expression.terms
  }
}

extension [String] {
  /// `a, b and c`.
  fileprivate var inWords: Remark {
    let names = map(Remark.verbatim)
    return count < 2 ? .list(names) : Remark("\(.list(names.dropLast())) and \(names[count - 1])")
  }
}

extension CGRect {
  /// Position and size rounded to whole pixels, separately: a view that moves keeps its size.
  fileprivate init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, scale: CGFloat) {
    // A value halfway between two pixels must not depend on rounding errors.
    func rounded(_ x: CGFloat) -> CGFloat { (x * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale }
    self.init(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
