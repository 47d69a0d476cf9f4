// What the hosts use of NSObject and of Objective-C's run-time, and the checkers' tables of their API lack.
extension NSObject {
  @objc open func forwardingTarget(for selector: Selector?) -> Any? { nil }
}

public func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? { nil }

public enum objc_AssociationPolicy: Sendable { case OBJC_ASSOCIATION_RETAIN }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
