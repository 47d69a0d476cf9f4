#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// What stands beside the season until a show is chosen.
struct FoyerView: ScreenView {
  var body: some View {
    Text("Choose a show.").foregroundStyle(.secondary)
  }
}
#endif
