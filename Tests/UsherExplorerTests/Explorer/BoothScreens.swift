import UsherExplorer

final class Lobby: Screen, ActionProviding {
  private let booth: Booth
  init(_ booth: Booth) { self.booth = booth }

  var screenActions: [ScreenAction] {
    let door = ScreenAction("Office") { self.booth.trigger(.office, from: self) }
    let signIn = ScreenAction("Sign in") { self.booth.isSignedIn = true }
    return [
      ScreenAction("Show 7") { self.booth.open(7, from: self) },
      ScreenAction("Program") { try self.booth.read(from: self) },
      ScreenAction("Buy") { self.booth.buy(from: self) },
    ] + [booth.isSignedIn ? door : signIn]
  }
}

final class ShowPage: Screen {
  let title: String?
  init(_ id: Int) { title = "Show \(id)" }
}

final class Program: Screen {}

final class Stub: Screen {}

final class Office: Screen, ActionProviding {
  private let booth: Booth
  init(_ booth: Booth) { self.booth = booth }
  var screenActions: [ScreenAction] { [ScreenAction("Sign out") { self.booth.signOut() }] }
}

final class Seats: Screen, ActionProviding {
  private let purchase: Purchase
  init(_ purchase: Purchase) { self.purchase = purchase }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Pay") { self.purchase.finish(42) },
      ScreenAction("Terms") { self.purchase.showTerms(from: self) },
    ]
  }
}

final class Terms: Screen, ActionProviding {
  let dismissal: Dismissal
  private let purchase: Purchase

  init(_ purchase: Purchase, _ dismissal: Dismissal) {
    (self.purchase, self.dismissal) = (purchase, dismissal)
  }

  var screenActions: [ScreenAction] {
    [ScreenAction("Small print") { self.purchase.present(SmallPrint(), from: self) }]
  }
}

final class SmallPrint: Screen {}
