// What `import Foundation` means in a sample. As on iOS, where UIKit brings all of Foundation, nothing depends on which
// of the two a file imports: UIKit has the names that are modelled.
@_exported import UIKit
