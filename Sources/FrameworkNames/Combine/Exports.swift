// What `import Combine` means in a sample: publishers on the run's clock and its one thread.
@_exported import UIKit
