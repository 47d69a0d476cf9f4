#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import UsherSwiftUI

extension WindowProgram.Damage {
  /// Returns the data of a scene's storage after damage.
  @MainActor func done(to window: Renderer.KeptWindow) -> Renderer.KeptWindow {
    var window = window
    for case (let key, let data as Data) in window.storage { window.storage[key] = done(to: data) }
    return window
  }

  @MainActor private func done(to data: Data) -> Data {
    switch self {
    case .none: data
    case .bytes: Data([1, 2, 3])
    case .truncated: data.prefix(data.count / 2)
    case .empty: Data()
    case .foreign: Self.foreignData
    case .older: Self.older(data)
    }
  }

  /// The data of another app.
  @MainActor private static let foreignData = (try? madeElsewhere()) ?? Data()

  @MainActor private static func madeElsewhere() throws -> Data {
    let director = SceneDirector(GalleryCoordinator(), host: NothingHost())
    director.restoration = try RestorationTable { $0.register(PictureRoute.self) }
    try director.start()
    director.root.perform(.redirect(to: PictureRoute.picture(1)))
    return Data(director.snapshot().bytes)
  }

  /// Returns the data of a version whose routes had other names.
  private static func older(_ data: Data) -> Data {
    let text = String(decoding: data, as: UTF8.self)
    return Data(text.replacing("museum", with: "palace").utf8)
  }
}

/// A host that shows every step at once.
private final class NothingHost: SceneHost {
  private(set) var shown = SceneTree()
  func attach(to director: SceneDirector) {}
  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    shown = (try? shown.applying(step)) ?? shown
    completion()
  }
  let isInteracting = false
  func detach() { shown = SceneTree() }
}
#endif
