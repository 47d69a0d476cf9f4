// What the host for SwiftUI uses of NSObject, and the checker's tables of its API lack.
extension NSObject {
  @objc open func forwardingTarget(for selector: Selector?) -> Any? { nil }
}
