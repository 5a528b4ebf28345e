// As authors write it.
// swift-format-ignore-file
import UIKit

class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    cell.imageView.image = #imageLiteral(resourceName: "photo")
    cell.backgroundColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    let path = CGMutablePath()
    path.addArc(center: cell.center, radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = path
    move.rotationMode = .rotateAuto
    cell.layer.add(move, forKey: "fly")
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = view.bounds
    view.addSubview(blur)
  }
}
