// What `import CoreGraphics` means in a sample.
@_exported import UIKit
