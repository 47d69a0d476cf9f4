import Foundation
import Testing
import UsherTesting

struct Show: Hashable, Sendable {
  let title: String
  static let hamlet = Show(title: "Hamlet")
}

struct Receipt: Hashable, Sendable {
  let total: Int
  static let sample = Receipt(total: 42)
}

@MainActor protocol Catalog: AnyObject {
  var shows: [Show] { get }
}

@MainActor protocol Payments: AnyObject {
  func charge(_ amount: Int) async throws
}

final class LiveCatalog: Catalog {
  let shows = [Show.hamlet]
}

final class LivePayments: Payments {
  func charge(_ amount: Int) async throws { throw CancellationError() }
}

final class FakePayments: Payments {
  func charge(_ amount: Int) async throws {}
}

final class Cart {
  var seats: [String] = []
}

final class ListScreen: Screen {
  let shows: [Show]
  init(_ shows: [Show]) { self.shows = shows }
}

final class DetailScreen: Screen {
  let show: Show
  init(show: Show) { self.show = show }
}

final class SeatsScreen: Screen {
  let show: Show
  let cart: Cart
  init(show: Show, cart: Cart) { (self.show, self.cart) = (show, cart) }
}

final class ReceiptScreen: Screen {
  let receipt: Receipt
  init(_ receipt: Receipt) { self.receipt = receipt }
}

struct AppAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(LiveCatalog.init, as: (any Catalog).self, lifetime: .shared)
    registrar.register(LivePayments.init, as: (any Payments).self, lifetime: .shared)
    registrar.register(Cart.init, lifetime: .scoped(to: CheckoutCoordinator.self))
    registrar.register(HomeCoordinator.init)
    registrar.register(CheckoutCoordinator.init, arguments: Show.self)
    registrar.register(DetailScreen.init, arguments: Show.self)
    registrar.register(SeatsScreen.init)
  }
}

final class HomeCoordinator: Coordinator {
  private let catalog: any Catalog
  private(set) var lastReason: String?
  init(catalog: any Catalog) { self.catalog = catalog }

  override func build() throws -> SceneLayout { .stack(ListScreen(catalog.shows)) }

  func open(_ show: Show) { push(DetailScreen.self, show) }

  func buy(_ show: Show) async {
    switch await start(CheckoutCoordinator.self, show).outcome {
    case .finished(let receipt): present(ReceiptScreen(receipt), as: .sheet)
    case .cancelled(let reason): lastReason = reason.name
    }
  }
}

final class CheckoutCoordinator: Coordinator, Concluding {
  typealias Output = Receipt
  private let show: Show, cart: Cart, payments: any Payments
  init(show: Show, cart: Cart, payments: any Payments) {
    (self.show, self.cart, self.payments) = (show, cart, payments)
  }

  override func build() throws -> SceneLayout { .stack(try resolve(SeatsScreen.self)) }
  func paid(_ receipt: Receipt) { finish(receipt) }
}

private final class Log {
  var lines: [String] = []
}

@MainActor struct ReadmeTests {
  @MainActor @Test func `Buying a show ends the checkout and shows the receipt`() async throws {
    let stage = try TestStage(HomeCoordinator.self, AppAssembly()) {
      $0.register(FakePayments.init, as: (any Payments).self)
    }
    let buying = Task { try await stage.coordinator(HomeCoordinator.self).buy(.hamlet) }
    try await stage.started(CheckoutCoordinator.self).paid(.sample)
    try await buying.value
    await stage.settle()
    stage.expectOutline(
      """
      stack Home
        List
        ▲ sheet Receipt
      """)
    stage.expectNothingLeaked()
  }

  @Test func `A show that is opened is pushed, and a checkout that is left says why`() async throws
  {
    let stage = try TestStage(HomeCoordinator.self, AppAssembly())
    let home = try stage.coordinator(HomeCoordinator.self)
    home.open(.hamlet)
    #expect(stage.outline == "stack Home\n  List\n  Detail")
    let buying = Task { await home.buy(.hamlet) }
    _ = try await stage.started(CheckoutCoordinator.self)
    #expect(stage.screen(SeatsScreen.self)?.show == .hamlet)
    stage.user.dismiss()
    await buying.value
    #expect(home.lastReason == "user")
    stage.expectNothingLeaked()
  }

  @Test func `The README shows a refusal as it is logged`() throws {
    let log = Log()
    var options = SceneDirector.Options(seed: 1, clock: StageClock())
    options.refusals = .init { log.lines.append($0) }
    let container = try Container(AppAssembly())
    let director = try SceneDirector(
      HomeCoordinator.self, in: container, host: HeadlessHost(), options: options)
    try director.start()
    _ = director.root.start(CheckoutCoordinator.self, Show.hamlet)
    let checkout = try #require(director.root.children.first as? CheckoutCoordinator)
    director.root.dismiss()
    checkout.finish(.sample, fileID: "Shop/CheckoutCoordinator.swift", line: 11)
    let readme = try Pages.text(of: "README.md").replacing("\n  ", with: " ")
    #expect(log.lines.count == 1)
    for line in log.lines { #expect(readme.contains(line), "the README does not show:\n\(line)") }
  }

  @Test func `A missing registration is reported before anything is made`() throws {
    struct Incomplete: Assembly {
      func assemble(into registrar: Registrar) {
        registrar.register(HomeCoordinator.init, fileID: "Shop/AppAssembly.swift", line: 12)
      }
    }
    let error = #expect(throws: ContainerError.self) { try Container(Incomplete()) }
    let readme = try Pages.text(of: "README.md")
    let message = "\(try #require(error))"
    #expect(readme.contains(message), "the README does not show:\n\(message)")
  }

  @Test func `The README quotes the total of the box office's interruptions`()
    throws
  {
    let page = try Pages.text(of: "Samples/BoxOffice/README.md")
    let total = try #require(page.firstMatch(of: /(?m)^\d+ states × .+ 0 lost$/)).output
    #expect(try Pages.text(of: "README.md").contains(total))
  }
}
