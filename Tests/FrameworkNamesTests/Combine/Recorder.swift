import CombineNames
import UIKit

/// Notes what a publisher sends, as words.
final class Recorder {
  private(set) var events: [String] = []
  /// The subscriptions that go on.
  var subscriptions: Set<AnyCancellable> = []

  /// Notes the values and the end of a publisher.
  func record<P: Publisher>(_ publisher: P, as name: String = "") {
    publisher.sink { [unowned self] completion in
      switch completion {
      case .finished: events.append(name + "end")
      case .failure(let error): events.append(name + "error \(error)")
      }
    } receiveValue: { [unowned self] in
      events.append("\(name)\($0)")
    }
    .store(in: &subscriptions)
  }

  /// Notes words.
  func note(_ words: String) { events.append(words) }
  /// Ends all subscriptions.
  func cancel() { subscriptions = [] }

  /// What a publisher sends at once.
  static func events<P: Publisher>(of publisher: P) -> [String] {
    let recorder = Recorder()
    recorder.record(publisher)
    return recorder.events
  }
}

/// An error with a word.
enum Problem: Error, Equatable { case broken, other }
