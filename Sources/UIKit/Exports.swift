// What `import UIKit` brings along: Foundation, and of the engine only the names that Core Animation and Core
// Graphics have too.
@_exported import Foundation
@_exported import struct TransitionEngine.CATransform3D
@_exported import func TransitionEngine.CATransform3DConcat
@_exported import func TransitionEngine.CATransform3DEqualToTransform
@_exported import func TransitionEngine.CATransform3DGetAffineTransform
@_exported import let TransitionEngine.CATransform3DIdentity
@_exported import func TransitionEngine.CATransform3DInvert
@_exported import func TransitionEngine.CATransform3DIsAffine
@_exported import func TransitionEngine.CATransform3DIsIdentity
@_exported import func TransitionEngine.CATransform3DMakeAffineTransform
@_exported import func TransitionEngine.CATransform3DMakeRotation
@_exported import func TransitionEngine.CATransform3DMakeScale
@_exported import func TransitionEngine.CATransform3DMakeTranslation
@_exported import func TransitionEngine.CATransform3DRotate
@_exported import func TransitionEngine.CATransform3DScale
@_exported import func TransitionEngine.CATransform3DTranslate
@_exported import struct TransitionEngine.CGAffineTransform
@_exported import enum TransitionEngine.LintRule
@_exported import struct TransitionEngine.Timeline
@_exported import struct TransitionEngine.TouchRecord
