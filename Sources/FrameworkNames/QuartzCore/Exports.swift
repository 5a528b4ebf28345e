// What `import QuartzCore` means in a sample.
@_exported import UIKit
