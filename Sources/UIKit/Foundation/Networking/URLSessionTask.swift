import TransitionEngine

/// A request of a session, by Foundation's name. It ends without a connection, 10 milliseconds after it began.
open class URLSessionTask: NSObject {
  /// How far a task is.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  /// The codes of the errors in `URLError`.
  static let notConnected = -1009
  private static let cancelled = -999

  /// How far the task is: it begins suspended.
  open private(set) var state = State.suspended
  /// The part of the work that counts first, from 0 to 1; of no meaning.
  open var priority: Float = 0.5
  /// A text of the author's.
  open var taskDescription: String?
  private let finish: (Int) -> Void

  /// A task that ends with an error. Zoetrope's `dataTask(with:completionHandler:)` calls this.
  ///
  /// - Parameter finish: called on a background queue, with the error's code.
  public init(failing finish: @escaping (Int) -> Void) { self.finish = finish }

  /// Begins the request, or goes on with it.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    Self.noteMissingNetwork()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { [self] in
      end(with: Self.notConnected, from: .running)
    }
  }

  /// Stops the request until it is resumed.
  open func suspend() { if state == .running { state = .suspended } }

  /// Ends the request with the error `URLError(.cancelled)`.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    DispatchQueue.global().async { [self] in end(with: Self.cancelled, from: .canceling) }
  }

  private func end(with code: Int, from old: State) {
    guard state == old else { return }
    state = .completed
    finish(code)
  }

  /// Tells the author that there is no network.
  static func noteMissingNetwork() {
    Run.noteUnmodeled(
      Remark("network in a run, so the request ends with URLError(.notConnectedToInternet)"),
      Remark("show a placeholder for it, or take data and images of the site"))
  }
}

/// A request for data in memory, by Foundation's name.
open class URLSessionDataTask: URLSessionTask {}
/// A request for a file, by Foundation's name.
open class URLSessionDownloadTask: URLSessionTask {}
