import Foundation
import Testing
import Usher
import UsherTesting

// The code of the page on restoration, word for word.

enum LibraryRoute: DurableRoute {
  static let tag = "library"
  case shelf
  case book(Int)
}

final class LibraryCoordinator: Coordinator, Routing {
  let initialRoute = LibraryRoute.shelf

  func transition(to route: LibraryRoute) throws -> SceneTransition {
    switch route {
    case .shelf: .push(ShelfScreen())
    case .book: .push(ItemScreen())
    }
  }

  override func restored(_ flow: RestoredFlow) {
    guard let loan = flow.as(LoanCoordinator.self) else { return }
    task { [self] in
      guard case .finished(let days) = await loan.outcome else { return }
      present(SceneAlert("Back in \(days) days, please."))
    }
  }
}

final class LoanCoordinator: Coordinator, Concluding, Restorable {
  typealias Output = Int
  static let tag = "loan"
  nonisolated struct State: Codable, Sendable {
    var book: Int
    var days = 14
  }

  var state: State
  init(book: Int) { state = State(book: book) }

  override func build() throws -> SceneLayout { .screen(TillScreen()) }
}

@MainActor final class Account {
  var window: [UInt8]?
}

struct AccountStore: SnapshotStore {
  let account: Account

  func read() throws -> Snapshot? {
    try account.window.map { try Snapshot(bytes: $0) }
  }

  func write(_ snapshot: Snapshot) async throws {
    account.window = snapshot.bytes
  }

  func erase() { account.window = nil }
}

@MainActor struct RestorationPageTests {
  @MainActor func open(_ director: SceneDirector, keptIn path: String) throws -> RestorationReport {
    let store = SnapshotFile(path: path)
    director.restoration = try RestorationTable {
      $0.register(LibraryRoute.self)
      $0.register(LoanCoordinator.self) { LoanCoordinator(book: $0.book) }
    }
    director.autosave(to: store)
    return try director.start(restoring: store)
  }

  @MainActor func table() throws -> RestorationTable {
    try RestorationTable {
      $0.register(LoanCoordinator.self) { LoanCoordinator(book: $0.book) }
      $0.rename("lending", to: "loan")
      $0.migrate("loan", from: 0) { state in state["days"] = .integer(14) }
    }
  }

  @Test func `A window is saved in a store of the app's own`() async throws {
    let account = Account()
    let director = SceneDirector(LibraryCoordinator(), host: HeadlessHost())
    director.restoration = try table()
    director.autosave(to: AccountStore(account: account))
    try director.start()
    await director.saved()
    let again = SceneDirector(LibraryCoordinator(), host: HeadlessHost())
    again.restoration = try table()
    #expect(try again.start(restoring: AccountStore(account: account)).error == nil)
    #expect(again.tree.outline == director.tree.outline)
    director.close()
    #expect(account.window == nil)
  }

  @Test func `A library is restored in place, and its loan finishes at its parent`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let library = LibraryCoordinator()
    let before = SceneDirector(library, host: HeadlessHost())
    #expect(try open(before, keptIn: path).isComplete)
    library.trigger(.book(3))
    library.start(child: LoanCoordinator(book: 3), as: .sheet)
    await before.saved()
    let again = SceneDirector(LibraryCoordinator(), host: HeadlessHost())
    #expect(try open(again, keptIn: path).isComplete)
    #expect(again.tree.outline == before.tree.outline)
    let loan = try #require(again.root.children.first as? LoanCoordinator)
    #expect(loan.state.book == 3)
    loan.finish(21)
    for _ in 0..<10 { await Turn.pass() }
    #expect(again.tree.modals.last?.node.title == "Back in 21 days, please.")
    _ = try table()
  }
}
