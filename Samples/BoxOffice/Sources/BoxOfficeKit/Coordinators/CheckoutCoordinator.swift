public import UsherDI

/// One purchase from the evening to the ticket, which is its result.
///
/// What has been chosen is in the cart, which lives in this coordinator's scope and goes with it.
public final class CheckoutCoordinator: Coordinator, Concluding, Routing {
  /// The ticket that was bought.
  public typealias Output = Ticket

  let account: Account
  let cart: Cart
  private let session: Session

  /// Makes the purchase of one account.
  public init(account: Account, cart: Cart, session: Session) {
    self.account = account
    self.cart = cart
    self.session = session
  }

  /// Begins with the choice of an evening.
  public override func build() throws -> Layout {
    .stack(try resolve((any PerformancesScreen).self))
  }

  /// Adds nothing to the choice of an evening at first.
  public var initialRoute: CheckoutRoute { .evening }

  /// Leads from step to step.
  public func transition(to route: CheckoutRoute) throws -> Transition {
    switch route {
    case .evening: .popToRoot()
    case .seats: .push(try resolve((any SeatPlanScreen).self))
    case .details: .push(try resolve((any ContactScreen).self))
    case .summary: .push(try resolve((any SummaryScreen).self))
    }
  }

  /// Gives up when whoever is buying signs out.
  public override func didStart() {
    whenSignedOut(of: session) { [self] in finish() }
  }

  /// Looks again whether a screen that comes back may be left freely.
  public override func didAppear(_ screen: any Screen) { update(screen) }

  /// Asks whether the chosen seats are really to be given back.
  public override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    task { [self] in
      guard await alert(.leaving(cart))?.button.role == .destructive else { return }
      attempt.proceed()
    }
  }

  /// Goes on to the seats of an evening.
  public func choose(_ performance: Performance) {
    cart.choose(performance)
    trigger(.seats)
  }

  /// Chooses a seat, or gives it back.
  public func toggle(_ seat: Seat) throws(SeatError) {
    try cart.toggle(seat)
    director?.save()
  }

  /// Takes what is being typed into the form.
  public func type(_ form: ContactForm) {
    cart.form = form
    director?.save()
  }

  /// Goes on to the contact details, if there are seats.
  public func confirmSeats() {
    guard !cart.seats.isEmpty else { return }
    trigger(.details)
  }

  /// Goes on to the summary, if the form is filled in well.
  public func submit(_ form: ContactForm) {
    guard let contact = form.contact else { return }
    cart.contact = contact
    trigger(.summary)
  }

  /// Pays for the order; whoever leaves the payment finds the summary again.
  public func pay() {
    guard let order = cart.order(for: account) else { return }
    task { [self] in
      let payment = start(PaymentCoordinator.self, order, as: .sheet)
      switch await payment.outcome {
      case .finished(.success(let ticket)): finish(ticket)
      case .finished(.failure(let error)): await recover(from: error)
      case .cancelled: break
      }
    }
  }

  /// Signs out, which ends the purchase.
  public func signOut() { session.signOut() }

  private func recover(from error: any Error) async {
    _ = await alert(Alert("Not paid", message: "\(error)"))
    guard !cart.dropTaken().isEmpty else { return }
    trigger(.evening)
    trigger(.seats)
  }
}

extension Alert {
  @MainActor fileprivate static func leaving(_ cart: Cart) -> Alert {
    Alert(
      "Leave without a ticket?", message: "Your seats would be given back: \(cart.seats.onTicket).",
      buttons: [.cancel("Stay"), .destructive("Leave")])
  }
}
