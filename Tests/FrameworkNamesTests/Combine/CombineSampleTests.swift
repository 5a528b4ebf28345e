import Testing

/// Code that imports Combine compiles, in both languages, and needs the import.
@Suite(.enabled(if: SampleCompiler.path != nil))
struct CombineSampleTests {
  @Test(arguments: [5, 6]) func `a model and its screen compile`(language: Int) throws {
    let imports = "import Combine\nimport Foundation\nimport UIKit\n"
    #expect(try SampleCompiler().check(imports + Self.sample, language: language) == "")
  }

  @Test func `without an import, nothing of it is found`() throws {
    let said = try SampleCompiler().check(
      "import UIKit\nvar kept: Set<AnyCancellable> = []\nlet publisher = 3\n", language: 5)
    #expect(said.contains("cannot find type 'AnyCancellable'"))
  }

  private static let sample = """
    enum LoadError: Error { case offline }

    final class CardModel: ObservableObject {
      @Published var progress: CGFloat = 0
      @Published private(set) var title: String?
      let taps = PassthroughSubject<Void, Never>()
      private(set) lazy var isOpen: AnyPublisher<Bool, Never> =
        $progress.map { $0 > 0.5 }.removeDuplicates().eraseToAnyPublisher()

      init() { $progress.map { "\\(Int($0 * 100)) %" }.assign(to: &$title) }

      func load() -> Future<Int, LoadError> {
        Future { promise in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { promise(.success(1)) }
        }
      }
    }

    final class CardController: UIViewController {
      private let model = CardModel()
      private let label = UILabel()
      private var cancellables = Set<AnyCancellable>()
      private var timer: Cancellable?

      override func viewDidLoad() {
        super.viewDidLoad()
        model.isOpen
          .dropFirst()
          .receive(on: DispatchQueue.main)
          .sink { [weak self] isOpen in
            UIView.animate(withDuration: 0.3) { self?.label.alpha = isOpen ? 1 : 0 }
          }
          .store(in: &cancellables)
        model.$title.assign(to: \\.text, on: label).store(in: &cancellables)
        model.load()
          .retry(2)
          .catch { _ in Just(0) }
          .combineLatest(model.$progress)
          .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
          .sink(receiveCompletion: { _ in }, receiveValue: { count, progress in print(count, progress) })
          .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
          .merge(with: NotificationCenter.default.publisher(for: .init("other")))
          .compactMap { $0.object as? UIView }
          .flatMap { $0.publisher(for: \\.alpha).prefix(3) }
          .sink { print($0) }
          .store(in: &cancellables)
        timer = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()
          .zip(model.taps).map(\\.0)
          .throttle(for: 0.1, scheduler: DispatchQueue.main, latest: true)
          .sink { [unowned self] in title = "\\($0.timeIntervalSinceReferenceDate)" }
      }
    }
    """
}
