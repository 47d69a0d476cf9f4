#if canImport(SwiftUI)
import BoxOfficeKit
import Foundation
import SwiftUI
import UsherDI
import UsherSwiftUI

/// The box office to click through from a link on, with one line for each fake.
struct BoxOfficePreview: View {
  var link = "boxoffice://shows"

  var body: some View {
    UsherPreview(at: link) { host in
      let data = FileManager.default.temporaryDirectory.appending(
        path: "BoxOfficePreview-\(UUID().uuidString)")
      let container = try Container(
        ServicesAssembly(data: data), CoordinatorsAssembly(), SwiftUIAssembly()
      ) { fakes in
        fakes.register(OpenDesk.init, as: (any Members).self)
      }
      let director = try SceneDirector(BoxOfficeCoordinator.self, in: container, host: host)
      try director.furnish()
      return director
    }
  }
}

/// A desk that lets everybody in.
private struct OpenDesk: Members {
  func signIn(_ email: EmailAddress, password: String) async throws(SignInError) -> Account {
    Account(email: email)
  }
}

#if canImport(DeveloperToolsSupport)
#Preview { BoxOfficePreview() }
#Preview("A show") { BoxOfficePreview(link: "boxoffice://shows/7") }
#else
struct BoxOfficePreviews: PreviewProvider {
  static var previews: some View {
    BoxOfficePreview()
    BoxOfficePreview(link: "boxoffice://shows/7")
  }
}
#endif
#endif
