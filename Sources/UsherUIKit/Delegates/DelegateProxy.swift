#if canImport(UIKit)
import UIKit
import Usher

/// Stands before a delegate that the app has set, which hears of everything as ever.
@MainActor class DelegateProxy: NSObject {
  weak var host: UIKitHost?
  weak var place: Place?

  init(_ host: UIKitHost, _ place: Place) {
    self.host = host
    self.place = place
  }

  /// Takes the place of the app's delegate, also of one that has been set meanwhile.
  func install() {}

  /// Puts the app's delegate back.
  func uninstall() {}

  #if canImport(ObjectiveC)
  /// The app's own delegate.
  var app: (any NSObjectProtocol)? { nil }

  override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if super.responds(to: selector) { return true }
    return MainActor.assumeIsolated { app?.responds(to: selector) ?? false }
  }

  /// What only the app's delegate understands goes to it; UIKit asks on the main thread.
  override func forwardingTarget(for selector: Selector?) -> Any? {
    let address = MainActor.assumeIsolated {
      app.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
    }
    guard let pointer = address.flatMap(UnsafeRawPointer.init(bitPattern:)) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
  #endif
}
#endif
