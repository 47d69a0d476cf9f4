package import BoxOfficeKit
import BoxOfficeTerminal
import Foundation
package import UsherExplorer
import UsherTerminal

extension TestStage {
  /// Opens the box office with the season of the app, or another one, and keeps nothing beyond the
  /// stage.
  package static func boxOffice(
    host: any SceneHost = HeadlessHost(), season: (any Catalog)? = nil
  ) throws -> TestStage {
    let clock = StageClock()
    let stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: .temporaryDirectory, clock: clock),
      CoordinatorsAssembly(), TerminalAssembly(), host: host, clock: clock
    ) {
      $0.register(value: Memory<TicketBook.Contents>(), as: (any Storage<TicketBook.Contents>).self)
      $0.register(value: Memory<Account?>(), as: (any Storage<Account?>).self)
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

/// A storage that forgets everything with its stage.
private final class Memory<Value: Sendable>: Storage {
  private var kept: Value?

  func load() -> Loaded<Value> { Loaded(kept) }
  func save(_ value: Value) { kept = value }
}
