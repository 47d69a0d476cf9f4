import UsherTesting

final class Lobby: Screen, Offering {
  private let booth: Booth
  init(_ booth: Booth) { self.booth = booth }

  var offers: [Offer] {
    let door = Offer("Office") { self.booth.trigger(.office, from: self) }
    let signIn = Offer("Sign in") { self.booth.isSignedIn = true }
    return [
      Offer("Show 7") { self.booth.open(7, from: self) },
      Offer("Program") { try self.booth.read(from: self) },
      Offer("Buy") { self.booth.buy(from: self) },
    ] + [booth.isSignedIn ? door : signIn]
  }
}

final class ShowPage: Screen {
  let title: String?
  init(_ id: Int) { title = "Show \(id)" }
}

final class Program: Screen {}

final class Stub: Screen {}

final class Office: Screen, Offering {
  private let booth: Booth
  init(_ booth: Booth) { self.booth = booth }
  var offers: [Offer] { [Offer("Sign out") { self.booth.signOut() }] }
}

final class Seats: Screen, Offering {
  private let purchase: Purchase
  init(_ purchase: Purchase) { self.purchase = purchase }

  var offers: [Offer] {
    [
      Offer("Pay") { self.purchase.finish(42) },
      Offer("Terms") { self.purchase.showTerms(from: self) },
    ]
  }
}

final class Terms: Screen, Offering {
  let dismissal: Dismissal
  private let purchase: Purchase

  init(_ purchase: Purchase, _ dismissal: Dismissal) {
    (self.purchase, self.dismissal) = (purchase, dismissal)
  }

  var offers: [Offer] {
    [Offer("Small print") { self.purchase.present(SmallPrint(), from: self) }]
  }
}

final class SmallPrint: Screen {}
