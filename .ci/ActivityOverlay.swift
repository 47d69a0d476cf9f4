// What the adapter uses of an activity, and the checker's Foundation lacks.
import Foundation

extension NSUserActivity {
  @available(tvOS, unavailable)
  public var persistentIdentifier: String? {
    get { nil }
    set {}
  }
  @available(tvOS, unavailable)
  @available(macOS, unavailable)
  public var isEligibleForPrediction: Bool {
    get { false }
    set {}
  }
}
