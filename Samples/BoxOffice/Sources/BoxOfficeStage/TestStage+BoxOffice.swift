package import BoxOfficeKit
import BoxOfficeTerminal
import Foundation
package import UsherExplorer
import UsherTerminal

extension TestStage {
  /// Opens the box office with the season of the app, or another one, and with what a stage has kept
  /// of the last visit.
  package static func boxOffice(
    host: any SceneHost = HeadlessHost(), season: (any Catalog)? = nil, after last: TestStage? = nil
  ) throws -> TestStage {
    let clock = StageClock()
    let tickets = try Memory<TicketBook.Contents>(of: last)
    let account = try Memory<Account?>(of: last)
    let stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: .temporaryDirectory, clock: clock),
      CoordinatorsAssembly(), TerminalAssembly(), host: host, clock: clock
    ) {
      $0.register(value: tickets, as: (any Storage<TicketBook.Contents>).self)
      $0.register(value: account, as: (any Storage<Account?>).self)
      $0.register(value: Memory<Footfall.Counts>(), as: (any Storage<Footfall.Counts>).self)
      if let season { $0.register(value: season, as: (any Catalog).self) }
    } beforeStart: {
      try $0.furnish()
    }
    stage.offerTyping()
    return stage
  }

  /// Offers to fill in two forms, since a console types nothing.
  private func offerTyping() {
    offer(on: (any TerminalScreen).self, to: SignInCoordinator.self) { _, signIn in
      guard let form = try? signIn.resolve(SignInForm.self), form.email.isEmpty else { return [] }
      return [
        ScreenAction("Type ada@lantern.example and the password") {
          form.email = "ada@lantern.example"
          form.password = PretendMembers.password
        }
      ]
    }
    offer(on: (any TerminalScreen).self, to: CheckoutCoordinator.self) {
      [weak director] _, checkout in
      guard director?.tree.active?.name == "TerminalContact",
        let cart = try? checkout.resolve(Cart.self), cart.form == nil
      else { return [] }
      return [
        ScreenAction("Type Ada Quill") {
          checkout.type(ContactForm(name: "Ada Quill", email: "ada@lantern.example"))
        }
      ]
    }
  }
}

/// A storage that lasts as long as its stage.
private final class Memory<Value: Sendable>: Storage {
  private var kept: Value?

  init() {}

  /// Begins with what the storage of another stage has kept.
  convenience init(of last: TestStage?) throws {
    self.init()
    kept = try last?.container?.resolve((any Storage<Value>).self).load().value
  }

  func load() -> Loaded<Value> { Loaded(kept) }
  func save(_ value: Value) { kept = value }
}
