#if canImport(SwiftUI)
import BoxOfficeKit
import Foundation
public import UsherDI

extension Container {
  /// Makes what the windows share, with its files where the system keeps those of apps.
  public static func boxOffice() throws -> Container {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let data = (folders.first ?? FileManager.default.temporaryDirectory).appending(
      path: "BoxOffice")
    return try Container(ServicesAssembly(data: data), CoordinatorsAssembly(), SwiftUIAssembly())
  }
}
#endif
