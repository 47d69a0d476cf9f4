#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The calls of Objective-C's run-time, the only unsafe code of the hosts for Apple's systems.
package enum ObjectiveCRuntime {
  /// Returns `true` if a class was loaded from one of the system's frameworks.
  ///
  /// The name of an Objective-C class is not sufficient: it has no module.
  package static func isOfSystem(_ type: AnyClass) -> Bool {
    unsafe class_getImageName(type).map { unsafe String(cString: $0).contains("/System/Library/") }
      ?? false
  }

  #if canImport(ObjectiveC)
  /// Has an object retain another one, in place of the one that it retained under the same key.
  package static func associate(_ other: AnyObject?, with object: AnyObject, under key: AnyObject) {
    let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
    unsafe objc_setAssociatedObject(object, address, other, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Returns a main-actor object to a nonisolated method that UIKit calls on the main thread.
  package static func onMainThread(_ find: @MainActor () -> AnyObject?) -> AnyObject? {
    let address = MainActor.assumeIsolated {
      find().map { unsafe UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    }
    guard let pointer = unsafe address.flatMap(UnsafeRawPointer.init(bitPattern:)) else {
      return nil
    }
    return unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
  #endif
}
#endif
