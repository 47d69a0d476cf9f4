#if canImport(UIKit) && canImport(SwiftUI)
import SwiftUI
import UIKit
import UsherUIKit

/// A view of SwiftUI is a screen in its hosting controller.
class PosterCoordinator: ViewCoordinator {
  override func build() -> UIViewController { UIHostingController(rootView: PosterView()) }
}

struct PosterView: View {
  var body: some View { Text("Tonight") }
}
#endif
