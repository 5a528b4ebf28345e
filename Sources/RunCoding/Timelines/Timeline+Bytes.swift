import Cache
import TransitionEngine

/// Timelines as bytes, for other processes and later builds: the decoded timeline is equal to the encoded
/// one, and shares the same parts.
extension Timeline {
  package var bytes: [UInt8] {
    var writer = LayerWriter()
    writer.fields.add(size)
    writer.fields.add(duration)
    writer.add(initial)
    writer.fields.add(commits.count)
    for commit in commits { writer.add(commit) }
    writer.fields.add(events) { $0.add($1) }
    writer.fields.add(transitions.count)
    for transition in transitions { writer.add(transition) }
    writer.fields.add(interaction) { fields, sample in
      fields.add(sample.time)
      fields.add(case: sample.kind)
      fields.add(sample.fraction)
      fields.add(sample.transition)
    }
    writer.fields.add(case: outcome)
    writer.fields.add(touches) { $0.add($1) }
    writer.fields.add(isUnfinished)
    writer.fields.add(activities) { fields, activity in
      fields.add(activity.callSite)
      fields.add(activity.start)
      fields.add(activity.end)
    }
    return writer.fields.bytes
  }

  /// The limits of a side of the screen in points, of virtual time in seconds, and of commits, far beyond any
  /// run's.
  private static let sideLimit: CGFloat = 10_000
  private static let timeLimit: TimeInterval = 1000
  private static let commitLimit = 100_000

  /// - Parameter memory: the most memory of the timeline, in bytes.
  /// - Throws: `DamagedEntry` for any bytes that aren't a timeline, or whose timeline takes more memory.
  package init(bytes: ArraySlice<UInt8>, memory: Int = .max) throws(DamagedEntry) {
    var reader = LayerReader(FieldReader(bytes, memory: memory))
    let (size, duration) = (try reader.fields.size(), try reader.fields.coordinate())
    guard 0 < size.width, size.width <= Self.sideLimit, 0 < size.height, size.height <= Self.sideLimit,
      0 <= duration, duration <= Self.timeLimit
    else { throw DamagedEntry() }
    let initial = try reader.layer()
    var commits: [Commit] = []
    for _ in 0..<(try reader.fields.count()) {
      let commit = try reader.commit()
      guard commits.count < Self.commitLimit, commits.last?.time ?? 0 <= commit.time,
        commit.time <= Self.timeLimit
      else { throw DamagedEntry() }
      commits.append(commit)
    }
    let events = try reader.fields.array { fields throws(DamagedEntry) in try fields.event() }
    var transitions: [TransitionRecord] = []
    for _ in 0..<(try reader.fields.count()) { transitions.append(try reader.transition()) }
    let interaction = try reader.fields.array { fields throws(DamagedEntry) in
      InteractionSample(
        time: try fields.coordinate(), kind: try fields.oneCase(), fraction: try fields.coordinate(),
        transition: try fields.count())
    }
    let outcome: Outcome = try reader.fields.oneCase()
    let touches = try reader.fields.array { fields throws(DamagedEntry) in try fields.touch() }
    self.init(
      size: size, duration: duration, initial: initial, commits: commits, events: events,
      transitions: transitions, interaction: interaction, outcome: outcome, touches: touches)
    isUnfinished = try reader.fields.flag()
    activities = try reader.fields.array { fields throws(DamagedEntry) in
      Activity(try fields.callSite(), from: try fields.coordinate(), to: try fields.coordinate())
    }
    guard reader.fields.isAtEnd else { throw DamagedEntry() }
  }
}

extension LayerWriter {
  fileprivate mutating func add(_ commit: Timeline.Commit) {
    fields.add(commit.time)
    add(commit.root)
    fields.add(commit.animations.sorted { $0.key < $1.key }) { fields, entry in
      fields.add(entry.key)
      fields.add(entry.value) { $0.add($1) }
    }
    fields.add(commit.isContinuous)
  }

  fileprivate mutating func add(_ transition: TransitionRecord) {
    fields.add(transition.animator)
    fields.add(transition.interactor) { $0.add($1) }
    fields.add(transition.container)
    fields.add(transition.from) { $0.add($1) }
    fields.add(transition.to) { $0.add($1) }
    fields.add(transition.fromName)
    fields.add(transition.toName)
    fields.add(transition.requested)
    fields.add(transition.started) { $0.add($1) }
    fields.add(transition.ended) { $0.add($1) }
    fields.add(transition.isInteractive)
    fields.add(transition.isDismissal)
    fields.add(transition.wasCancelled)
    fields.add(transition.completions) { fields, completion in
      fields.add(completion.time)
      fields.add(completion.didComplete)
    }
    fields.add(transition.startFrame)
    fields.add(transition.finalFrame)
    for views in [transition.before, transition.after] {
      fields.add(views != nil)
      if let views { add(views) }
    }
  }

  private mutating func add(_ views: TransitionRecord.Views) {
    add(views.container)
    for view in [views.from, views.to] {
      fields.add(view != nil)
      if let view { add(view) }
    }
    fields.add(views.windowSize)
  }
}

extension LayerReader {
  fileprivate mutating func commit() throws(DamagedEntry) -> Timeline.Commit {
    var commit = Timeline.Commit(time: try fields.coordinate(), root: try layer(), animations: [:])
    let animations = try fields.array { fields throws(DamagedEntry) in
      (try fields.count(), try fields.array { fields throws(DamagedEntry) in try fields.animation() })
    }
    commit.animations = Dictionary(animations) { first, _ in first }
    commit.isContinuous = try fields.flag()
    return commit
  }

  fileprivate mutating func transition() throws(DamagedEntry) -> TransitionRecord {
    let animator = try fields.text()
    let interactor = try fields.optional { fields throws(DamagedEntry) in try fields.text() }
    var record = TransitionRecord(
      animator: animator, interactor: interactor, container: try fields.count(),
      from: try fields.optional { fields throws(DamagedEntry) in try fields.count() },
      to: try fields.optional { fields throws(DamagedEntry) in try fields.count() },
      fromName: try fields.text(), toName: try fields.text(), requested: try fields.coordinate())
    record.started = try fields.optional { fields throws(DamagedEntry) in try fields.coordinate() }
    record.ended = try fields.optional { fields throws(DamagedEntry) in try fields.coordinate() }
    record.isInteractive = try fields.flag()
    record.isDismissal = try fields.flag()
    record.wasCancelled = try fields.flag()
    record.completions = try fields.array { fields throws(DamagedEntry) in
      TransitionRecord.Completion(time: try fields.coordinate(), didComplete: try fields.flag())
    }
    record.startFrame = try fields.rect()
    record.finalFrame = try fields.rect()
    if try fields.flag() { record.before = try views() }
    if try fields.flag() { record.after = try views() }
    return record
  }

  private mutating func views() throws(DamagedEntry) -> TransitionRecord.Views {
    let container = try layer()
    let from = try fields.flag() ? try layer() : nil
    let to = try fields.flag() ? try layer() : nil
    return TransitionRecord.Views(container: container, from: from, to: to, windowSize: try fields.size())
  }
}

extension FieldWriter {
  fileprivate mutating func add(_ event: Timeline.Event) {
    add(event.time)
    add(case: event.kind)
    add(event.actor)
    add(event.name)
    add(event.remark)
    add(event.layer) { $0.add($1) }
    add(event.lint?.rawValue) { $0.add($1) }
    add(event.callSite) { $0.add($1) }
  }

  fileprivate mutating func add(_ site: Timeline.Event.CallSite) {
    add(site.library)
    add(site.address)
  }

  fileprivate mutating func add(_ touch: TouchRecord) {
    add(touch.id)
    add(touch.samples) { fields, sample in
      fields.add(sample.time)
      fields.add(sample.point)
    }
    add(touch.ended) { $0.add($1) }
    add(touch.wasCancelled)
  }
}

extension FieldReader {
  fileprivate mutating func event() throws(DamagedEntry) -> Timeline.Event {
    var event = Timeline.Event(
      time: try coordinate(), kind: try oneCase(), actor: try text(), name: try text())
    event.remark = try remark()
    event.layer = try optional { fields throws(DamagedEntry) in try fields.count() }
    if let name = try optional({ fields throws(DamagedEntry) in try fields.text() }) {
      guard let rule = Timeline.Event.LoggedRule(rawValue: name) else { throw DamagedEntry() }
      event.lint = rule
    }
    event.callSite = try optional { fields throws(DamagedEntry) in try fields.callSite() }
    return event
  }

  fileprivate mutating func callSite() throws(DamagedEntry) -> Timeline.Event.CallSite {
    Timeline.Event.CallSite(library: try count(), address: try count())
  }

  fileprivate mutating func touch() throws(DamagedEntry) -> TouchRecord {
    let id = try count()
    let samples = try array { fields throws(DamagedEntry) in
      TouchRecord.Sample(time: try fields.coordinate(), point: try fields.point())
    }
    guard let first = samples.first else { throw DamagedEntry() }
    var touch = TouchRecord(id: id, began: first.time, at: first.point)
    touch.samples = samples
    touch.ended = try optional { fields throws(DamagedEntry) in try fields.coordinate() }
    touch.wasCancelled = try flag()
    return touch
  }
}
