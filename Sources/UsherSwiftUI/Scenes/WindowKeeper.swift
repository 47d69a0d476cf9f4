#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Usher

/// Stores a window's state: in the turn after each change or `save()`, and when its scene asks.
@MainActor final class WindowKeeper {
  private weak var director: SceneDirector?
  private let storage: Binding<Data?>
  private var observation: EventObservation?
  private var isDue = false

  init(_ director: SceneDirector, in storage: Binding<Data?>) {
    self.director = director
    self.storage = storage
    observation = director.observe { [weak self] event in
      switch event {
      case .admitted, .restored: self?.keepSoon()
      case .closed: self?.forget()
      default: break
      }
    }
    director.saveToPlatform { [weak self] in self?.keepSoon() }
    keepSoon()
  }

  func keep() {
    guard let director, !director.tree.isEmpty else { return }
    storage.wrappedValue = Data(director.snapshot().bytes)
  }

  /// A flow that has finished starts anew next time; the state of a window that the user closes is
  /// kept.
  private func forget() { storage.wrappedValue = nil }

  private func keepSoon() {
    guard !isDue else { return }
    isDue = true
    Task { @MainActor [weak self] in
      self?.isDue = false
      self?.keep()
    }
  }
}
#endif
