#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

extension View {
  /// Sets a field up for an email address.
  func forEmail() -> some View {
    #if canImport(UIKit)
    autocorrectionDisabled().textInputAutocapitalization(.never).keyboardType(.emailAddress)
    #else
    autocorrectionDisabled()
    #endif
  }
}
#endif
