#if canImport(UIKit)
import UIKit
import Usher

/// Stands in front of the app's delegate and forwards every call to it.
///
/// A method is looked up before it is called, since a delegate may not implement it.
/// Several hosts may share a container. Their proxies form a line that ends with the app's delegate.
@MainActor class DelegateProxy: NSObject {
  weak var host: UIKitHost?
  weak var element: ControllerNode?
  /// The delegate behind this one.
  weak var behind: AnyObject? {
    willSet { unwatchEnd() }
    didSet { watchEnd() }
  }

  init(_ host: UIKitHost, _ element: ControllerNode) {
    self.host = host
    self.element = element
  }

  /// Installs itself in front of the app's delegate.
  func install() {}

  /// Restores the app's delegate.
  func uninstall() {}

  /// Sets the first delegate of the line again.
  ///
  /// A container remembers which optional methods its delegate had when it was set.
  func reassign() {}

  /// Joins the line in front of a delegate; returns `false` if it is already in the line.
  func steps(before first: AnyObject?) -> Bool {
    guard !Self.line(from: first).contains(where: { $0 === self }) else { return false }
    behind = first
    return true
  }

  /// Leaves a line; returns whether it was the first, whose place the next one takes.
  func leaves(_ first: AnyObject?) -> Bool {
    unwatchEnd()
    guard first !== self else { return true }
    Self.line(from: first).first { $0.behind === self }?.behind = behind
    return false
  }

  /// Returns the proxies in a line, beginning with a delegate.
  static func line(from first: AnyObject?) -> [DelegateProxy] {
    var line: [DelegateProxy] = []
    var next = first as? DelegateProxy
    while let proxy = next, !line.contains(where: { $0 === proxy }) {
      line.append(proxy)
      next = proxy.behind as? DelegateProxy
    }
    return line
  }

  /// Reassigns the container's delegate once the app's delegate has been released.
  private func watchEnd() {
    #if canImport(ObjectiveC)
    guard let behind, !(behind is DelegateProxy) else { return }
    EndObserver.attach(to: behind, for: self)
    #endif
  }

  private func unwatchEnd() {
    #if canImport(ObjectiveC)
    if let behind { EndObserver.detach(from: behind, for: self) }
    #endif
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if super.responds(to: selector) { return true }
    return MainActor.assumeIsolated {
      (behind as? any NSObjectProtocol)?.responds(to: selector) ?? false
    }
  }

  /// Forwards methods that only the app's delegate implements; UIKit asks on the main thread.
  override func forwardingTarget(for selector: Selector?) -> Any? {
    let address = MainActor.assumeIsolated {
      behind.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    }
    guard let pointer = address.flatMap(UnsafeRawPointer.init(bitPattern:)) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
  #endif
}
#endif
