import UIKit

class FormViewController: UIViewController, UIGestureRecognizerDelegate {
  @IBOutlet weak var cardView: UIView!
  @IBOutlet private var heightLabel: UILabel!
  @IBInspectable var cornerRadius: CGFloat = 8
  private let transition = FormTransition()
  private var timer: Timer?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
    let tap = UITapGestureRecognizer(target: self, action: #selector(self.hideKeyboard))
    tap.delegate = self
    view.addGestureRecognizer(tap)
    timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    transitioningDelegate = self
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }

  @objc private func tick(_ timer: Timer) { heightLabel.text = String(format: "%.1f", cardView.frame.height) }
  @objc func hideKeyboard() { view.endEditing(true) }
  @IBAction func done(_ sender: Any) {
    timer?.invalidate()
    dismiss(animated: true, completion: nil)
  }
}

extension FormViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return transition
  }
}

class FormTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      transitionContext.completeTransition(true)
    }
  }
}
