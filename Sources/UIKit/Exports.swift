// What `import UIKit` brings along: the C library, and of the engine only the names that Core Animation, Core Graphics
// and Foundation have too.
#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Darwin
#endif
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
@_exported import typealias TransitionEngine.CGFloat
@_exported import struct TransitionEngine.CGPoint
@_exported import struct TransitionEngine.CGRect
@_exported import struct TransitionEngine.CGSize
@_exported import typealias TransitionEngine.TimeInterval
@_exported import struct TransitionEngine.Timeline
@_exported import struct TransitionEngine.TouchRecord
