import UsherExplorer

final class Galleries: Screen, ActionProviding {
  private unowned let museum: Museum
  init(_ museum: Museum) { self.museum = museum }

  var screenActions: [ScreenAction] {
    (1...3).map { number in
      ScreenAction("Hall \(number)") { try self.museum.open(number, from: self) }
    }
  }
}

final class Gallery: Screen, ActionProviding {
  private(set) var title: String?
  private unowned let museum: Museum
  private var searching: Task<Void, Never>?

  init(_ museum: Museum, _ number: Int) {
    self.museum = museum
    title = "Hall \(number)"
  }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Picture") { self.museum.push(Picture(), from: self) },
      ScreenAction("Guide", isEnabled: !museum.isTouring) { await self.museum.tour(from: self) },
      search("Old masters", for: .seconds(3)), search("Miniatures", for: .seconds(1)),
    ]
  }

  private func search(_ text: String, for duration: Duration) -> ScreenAction {
    ScreenAction(text, isEnabled: museum.hasSigns) { self.find(text, for: duration) }
  }

  /// Searches for a text; a later search may finish first.
  private func find(_ text: String, for duration: Duration) {
    if !museum.has(.overtaken) { searching?.cancel() }
    searching = museum.task { [weak self, museum] in
      guard (try? await museum.clock.sleep(for: duration)) != nil, let self else { return }
      self.title = text
      museum.update(self)
    }
  }
}

final class Picture: Screen {}

final class GiftShop: Screen, ActionProviding {
  private(set) var title: String? = "Shop"
  private unowned let museum: Museum
  private(set) var basket = 0
  init(_ museum: Museum) { self.museum = museum }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Postcard", isEnabled: basket < 3) { try self.add() },
      ScreenAction("Pay", isEnabled: basket > 0) { try await self.museum.pay(from: self) },
      ScreenAction("Sale", isEnabled: museum.hasSigns) {
        self.title = "Sale"
        if !self.museum.has(.oldTitle) { self.museum.update(self) }
      },
    ]
  }

  private func add() throws {
    if museum.has(.torn), basket == 2 { throw Smudge() }
    basket += 1
  }
}

final class Receipt: Screen {}

final class InfoDesk: Screen, ActionProviding {
  private unowned let museum: Museum
  init(_ museum: Museum) { self.museum = museum }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Sign in", isEnabled: !museum.isMember) { self.museum.isMember = true },
      ScreenAction("Archive", isEnabled: museum.isMember) { self.museum.enter(from: self) },
      ScreenAction("Ask") { await self.museum.ask(from: self) },
      ScreenAction("Poster") { self.museum.showPoster(from: self) },
    ]
  }
}

final class Archives: Screen, ActionProviding {
  private unowned let museum: Museum
  init(_ museum: Museum) { self.museum = museum }
  var screenActions: [ScreenAction] { [ScreenAction("Sign out") { self.museum.leaveArchive() }] }
}

final class Placard: Screen {}
