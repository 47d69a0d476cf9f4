#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
import UsherAppleSupport

extension DelegateProxy {
  /// Notices when the app's delegate that retains it is released.
  final class EndObserver: NSObject {
    private weak var proxy: DelegateProxy?

    private init(_ proxy: DelegateProxy) { self.proxy = proxy }

    /// Makes a proxy reassign its container's delegate once the one behind it has been released; a
    /// delegate retains one observer for each proxy.
    @MainActor static func attach(to delegate: AnyObject, for proxy: DelegateProxy) {
      ObjectiveCRuntime.associate(EndObserver(proxy), with: delegate, under: proxy)
    }

    /// Removes a proxy's observer, so that none accumulate on a delegate that outlives containers.
    @MainActor static func detach(from delegate: AnyObject, for proxy: DelegateProxy) {
      ObjectiveCRuntime.associate(nil, with: delegate, under: proxy)
    }

    deinit {
      Task { @MainActor [proxy] in
        // A removed observer does nothing.
        if let proxy, proxy.behind == nil { proxy.reassign() }
      }
    }
  }
}
#endif
