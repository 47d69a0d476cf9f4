import UsherTesting

final class Lobby: Screen, Offering {
  private let booth: Booth
  init(_ booth: Booth) { self.booth = booth }

  var offers: [OfferedAction] {
    let door = OfferedAction("Office") { self.booth.trigger(.office, from: self) }
    let signIn = OfferedAction("Sign in") { self.booth.isSignedIn = true }
    return [
      OfferedAction("Show 7") { self.booth.open(7, from: self) },
      OfferedAction("Program") { try self.booth.read(from: self) },
      OfferedAction("Buy") { self.booth.buy(from: self) },
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
  var offers: [OfferedAction] { [OfferedAction("Sign out") { self.booth.signOut() }] }
}

final class Seats: Screen, Offering {
  private let purchase: Purchase
  init(_ purchase: Purchase) { self.purchase = purchase }

  var offers: [OfferedAction] {
    [
      OfferedAction("Pay") { self.purchase.finish(42) },
      OfferedAction("Terms") { self.purchase.showTerms(from: self) },
    ]
  }
}

final class Terms: Screen, Offering {
  let dismissal: Dismissal
  private let purchase: Purchase

  init(_ purchase: Purchase, _ dismissal: Dismissal) {
    (self.purchase, self.dismissal) = (purchase, dismissal)
  }

  var offers: [OfferedAction] {
    [OfferedAction("Small print") { self.purchase.present(SmallPrint(), from: self) }]
  }
}

final class SmallPrint: Screen {}
