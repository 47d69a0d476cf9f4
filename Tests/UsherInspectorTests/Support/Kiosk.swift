#if DEBUG && (os(macOS) || os(Linux))
import Observation
import UsherDI
import UsherInspector
import UsherTerminal
import UsherTesting

@Observable final class CounterScreen: TerminalScreen {
  let title: String? = "Counter"
  private(set) var sold = 0

  var lines: [Line] {
    Line.item("Hours") {}
    Line.field("Search", text: "") { _ in }.key("/")
    "sold: \(sold)"
  }

  var actions: [KeyAction] { KeyAction("s", "Sell") { self.sold += 1 } }
}

final class NoteScreen: TerminalScreen {
  let title: String?
  init(_ title: String) { self.title = title }
  var lines: [Line] { "a note" }
}

final class Archive {}

final class Cart {}

final class KioskCoordinator: Coordinator {
  init(archive: Archive) {}

  override func build() -> SceneLayout { .stack(CounterScreen()) }
}

final class PurchaseCoordinator: Coordinator {
  init(cart: Cart) {}

  override func build() -> SceneLayout { .stack(NoteScreen("Cart")) }
}

/// A window of 10,000 nodes.
final class CrowdCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack((1..<10_000).map { NoteScreen("\($0)") }) }
}

struct KioskAssembly: Assembly {
  static let firstLine = #line + 3

  func assemble(into registrar: Registrar) {
    registrar.register(Archive.init, lifetime: .shared)
    registrar.register(Cart.init, lifetime: .scoped(to: PurchaseCoordinator.self))
    registrar.register(KioskCoordinator.init)
    registrar.register(PurchaseCoordinator.init)
  }
}

/// An app of one window, its inspector, and the clock of both.
@MainActor struct Kiosk {
  let clock = StageClock()
  let director: SceneDirector
  let model = InspectorModel()

  init(host: any SceneHost = HeadlessHost(), _ container: Container? = nil) throws {
    var options = SceneDirector.Options(seed: 1, clock: clock)
    options.refusals = .off
    director = try SceneDirector(
      KioskCoordinator.self, in: container ?? Container(KioskAssembly()), host: host,
      options: options)
  }

  /// Makes an app with an open inspector, whose pages are read without a display.
  static func inspected() throws -> Kiosk {
    let kiosk = try Kiosk()
    kiosk.model.follow(kiosk.director)
    kiosk.model.isOpen = true
    try kiosk.director.start()
    return kiosk
  }

  func text(_ page: InspectorModel.Page) -> String {
    model.lines(of: page).map(\.text).joined(separator: "\n")
  }
}
#endif
