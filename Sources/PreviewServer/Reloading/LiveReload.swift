import CMicroHTTPD

/// The state of the preview, and its streams to the open pages.
///
/// Each message is the whole state. A page compares revisions, so it misses nothing when it connects late,
/// reconnects, or loses messages.
final class LiveReload: Sendable {
  private struct Listener {
    let connection: OpaquePointer
    /// The unsent rest of a message.
    var unsent: ArraySlice<UInt8> = []
    /// Whether the state has changed since the start of the last message.
    var isStale = true
    /// Whether the connection is suspended until the state changes.
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
    // A random name, so that pages don't mistake another server at the same port for this one.
    let instance = String(UInt64.random(in: .min ... .max), radix: 36)
    state = Locked(State(preview: PreviewState(instance: instance)))
  }

  /// The revision of pages served from now on.
  var revision: String {
    state.withLock { $0.preview.revision }
  }

  func reload(_ paths: [String]) {
    update { $0.advance(changing: paths) }
  }

  func showProblems(_ text: String) {
    update { $0.problems = text }
  }

  /// Ends all streams, and refuses new ones.
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

  /// Resumes suspended streams once: they send a changed state, or notice that the client is gone.
  private static func wake(_ state: inout State, where isMeant: (OpaquePointer) -> Bool = { _ in true }) {
    for (identifier, listener) in state.listeners where listener.isSuspended && isMeant(listener.connection) {
      state.listeners[identifier]?.isSuspended = false
      CMicroHTTPDResume(listener.connection)
    }
  }

  // MARK: Streams

  /// The context of a stream, which the library keeps until the stream ends.
  private final class Subscription: Sendable {
    let identifier: Int
    let owner: LiveReload

    init(identifier: Int, owner: LiveReload) {
      self.identifier = identifier
      self.owner = owner
    }
  }

  /// Answers a request with a stream of the states.
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
      // Suspended streams don't notice that a client is gone. If many are open, wakes those.
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

  /// Fills the library's buffer with the stream's unsent bytes, or suspends the connection.
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
