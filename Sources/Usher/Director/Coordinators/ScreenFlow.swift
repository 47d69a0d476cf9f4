/// The coordinator of a flow of one screen.
///
/// Messages and outlines name it after its key.
package final class ScreenFlow<Key: FlowKey>: Coordinator, Concluding, OutlineNamed {
  package typealias Output = Key.Output

  package static var name: String { String(describing: Key.self) }

  private let make: @MainActor (Coordinator) throws -> any Screen

  /// Makes a coordinator whose `build()` returns the screen that the closure makes, each time it
  /// runs.
  package init(_ make: @escaping @MainActor (Coordinator) throws -> any Screen) { self.make = make }

  package override func build() throws -> SceneLayout { .screen(try make(self)) }
}
