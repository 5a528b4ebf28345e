import Testing
import TransitionEngine

@testable import UIKit

/// What the run's window tells when it shows its first root controller.
@Suite struct LaunchTests {
  private final class Root: UIViewController {
    var log: [String] = []
    private var token: (any NSObjectProtocol)?

    private func add(_ name: String) {
      let window = Run.current?.window
      log.append("\(name) \(UIApplication.shared.keyWindow != nil) \(window?.isKeyWindow == true)")
    }

    init() {
      super.init(nibName: nil, bundle: nil)
      add("init")
      token = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
      ) { [weak self] note in
        self?.add(note.object as? UIWindow === Run.current?.window ? "key" : "other")
      }
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      add("load")
      let window: UIWindow? = UIApplication.shared.delegate?.window ?? nil
      #expect(window != nil && window === Run.current?.window)
      #expect(UIApplication.shared.windows.count == 1)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("appear")
    }
  }

  @Test func theWindowTellsOnceThatItIsKeyWhenTheRootsViewIsLoaded() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let root = run.perform {
      let root = Root()
      run.window.rootViewController = root
      return root
    }
    try run.settle()
    #expect(root.log == ["init true true", "load true true", "key true true", "appear true true"])
    // Another root doesn't make it key again.
    let next = run.perform {
      let next = Root()
      run.window.rootViewController = next
      return next
    }
    try run.settle()
    #expect(next.log == ["init true true", "load true true", "appear true true"])
  }

  @Test func whatIsAddedToTheWindowBeforeIsInFront() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let bar = run.perform {
      let bar = UIView()
      UIApplication.shared.keyWindow?.addSubview(bar)
      run.window.rootViewController = UIViewController()
      return bar
    }
    try run.settle()
    #expect(run.window.subviews.last === bar)
  }
}
