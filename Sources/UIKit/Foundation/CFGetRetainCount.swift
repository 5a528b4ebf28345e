/// The number of references to an object, which has no meaning for code; always 1.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { 1 }
