import CMicroHTTPD

/// The state of the preview, and the open pages that hear of it.
///
/// There is one kind of message: the whole state. A page compares its own revision with it and decides what to
/// do, so nothing is lost when a page connects late, reconnects, or misses messages.
final class LiveReload: Sendable {
  private struct Listener {
    let connection: OpaquePointer
    /// The rest of a message that has begun to go out.
    var unsent: ArraySlice<UInt8> = []
    /// Whether the state has changed since the last message was begun.
    var isStale = true
    /// Whether the connection sleeps until there is something to say.
    var isSuspended = false
  }

  private struct State {
    var preview: PreviewState
    var listeners: [Int: Listener] = [:]
    var nextIdentifier = 0
    var isStopped = false
  }

  private let state: Locked<State>
  private let listenerLimit: Int

  init(listenerLimit: Int) {
    self.listenerLimit = listenerLimit
    // Another server at the same port must not be taken for this one, or pages would keep what it served.
    let instance = String(UInt64.random(in: .min ... .max), radix: 36)
    state = Locked(State(preview: PreviewState(instance: instance)))
  }

  /// The revision that pages served from now on carry.
  var revision: String {
    state.withLock { $0.preview.revision }
  }

  func reload(_ paths: [String]) {
    update { $0.advance(changing: paths) }
  }

  func showProblems(_ text: String) {
    update { $0.problems = text }
  }

  /// Ends all streams; new ones are refused.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      Self.wake(&state)
    }
  }

  private func update(_ change: (inout PreviewState) -> Void) {
    state.withLock { state in
      change(&state.preview)
      for identifier in state.listeners.keys { state.listeners[identifier]?.isStale = true }
      Self.wake(&state)
    }
  }

  /// Lets sleeping streams run once: they send what is new, or notice that nobody listens any more.
  private static func wake(_ state: inout State, where isMeant: (OpaquePointer) -> Bool = { _ in true }) {
    for (identifier, listener) in state.listeners where listener.isSuspended && isMeant(listener.connection) {
      state.listeners[identifier]?.isSuspended = false
      CMicroHTTPDResume(listener.connection)
    }
  }

  // MARK: Streams

  /// One stream's hold on the state, kept by the library as long as the stream lives.
  private final class Subscription: Sendable {
    let identifier: Int
    let owner: LiveReload

    init(identifier: Int, owner: LiveReload) {
      self.identifier = identifier
      self.owner = owner
    }
  }

  /// Answers a request with a stream of states.
  func open(on connection: OpaquePointer) -> MHD_Result {
    guard let identifier = subscribe(connection) else {
      return ConnectionHandler.send(.refusal(503, "Too many pages are open."), to: connection)
    }
    let subscription = Unmanaged.passRetained(Subscription(identifier: identifier, owner: self))
    let response = CMicroHTTPDMakeResponse(
      UInt64.max, 4096,
      { context, _, buffer, capacity in
        guard let context, let buffer else { return CMicroHTTPDEndWithError }
        let subscription = Unmanaged<Subscription>.fromOpaque(context).takeUnretainedValue()
        return subscription.owner.read(subscription.identifier, into: buffer, capacity: capacity)
      },
      subscription.toOpaque(),
      { context in
        guard let context else { return }
        let subscription = Unmanaged<Subscription>.fromOpaque(context).takeRetainedValue()
        subscription.owner.unsubscribe(subscription.identifier)
      })
    guard let response else {
      subscription.release()
      unsubscribe(identifier)
      return .NO
    }
    defer { CMicroHTTPDDestroy(response) }
    let headers = [("Content-Type", ContentType.eventStream), ("Cache-Control", "no-store")]
    for (name, value) in headers + Reply.everywhere { CMicroHTTPDAddHeader(response, name, value) }
    return CMicroHTTPDQueue(connection, 200, response)
  }

  private func subscribe(_ connection: OpaquePointer) -> Int? {
    state.withLock { state in
      guard !state.isStopped else { return nil }
      // Nobody watches sleeping streams. As places become few, those whose page has gone are ended.
      if state.listeners.count > listenerLimit / 2 { Self.wake(&state, where: CMicroHTTPDHasHungUp) }
      guard state.listeners.count < listenerLimit else { return nil }
      state.nextIdentifier += 1
      state.listeners[state.nextIdentifier] = Listener(connection: connection)
      return state.nextIdentifier
    }
  }

  private func unsubscribe(_ identifier: Int) {
    state.withLock { _ = $0.listeners.removeValue(forKey: identifier) }
  }

  /// Fills the library's buffer with what this stream has to say, or puts the connection to sleep.
  private func read(_ identifier: Int, into buffer: UnsafeMutablePointer<CChar>, capacity: Int) -> Int {
    state.withLock { state in
      guard !state.isStopped else { return CMicroHTTPDEndOfStream }
      guard var listener = state.listeners[identifier], !CMicroHTTPDHasHungUp(listener.connection) else {
        return CMicroHTTPDEndWithError
      }
      defer { state.listeners[identifier] = listener }
      if listener.unsent.isEmpty && listener.isStale {
        listener.unsent = state.preview.message[...]
        listener.isStale = false
      }
      guard !listener.unsent.isEmpty else {
        listener.isSuspended = true
        CMicroHTTPDSuspend(listener.connection)
        return 0
      }
      let piece = listener.unsent.prefix(capacity)
      UnsafeMutableRawBufferPointer(start: buffer, count: capacity).copyBytes(from: piece)
      listener.unsent.removeFirst(piece.count)
      return piece.count
    }
  }
}
