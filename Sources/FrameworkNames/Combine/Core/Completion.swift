extension Subscribers {
  /// How values end.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// An error ended the values.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// Returns the same end with another error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Subscribers.Completion where Failure == Never {
  /// The same end for a subscriber that also accepts errors.
  func widened<Other: Error>() -> Subscribers.Completion<Other> { .finished }
}
