#if canImport(UIKit) && canImport(ObjectiveC)
import ObjectiveC
import UIKit

/// Notices when the object that retains it is released.
final class EndObserver: NSObject {
  private let end: @MainActor @Sendable () -> Void

  private init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  /// Calls back once an object has been released; the observer's address is the key of the association.
  @MainActor static func attach(
    to object: AnyObject, _ end: @escaping @MainActor @Sendable () -> Void
  ) {
    let observer = EndObserver(end)
    let key = UnsafeRawPointer(Unmanaged.passUnretained(observer).toOpaque())
    objc_setAssociatedObject(object, key, observer, .OBJC_ASSOCIATION_RETAIN)
  }

  deinit {
    let end = end
    Task { @MainActor in end() }
  }
}
#endif
