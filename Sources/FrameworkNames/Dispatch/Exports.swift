// What `import Dispatch` means in a sample: the queue of the run, not the system's.
@_exported import UIKit
