public import UsherDI

/// One purchase from the evening to the ticket, which is its result.
///
/// What has been chosen is in the cart, which lives in this coordinator's scope and goes with it.
public final class CheckoutCoordinator: Coordinator, Concluding, Routing {
  /// The ticket that was bought.
  public typealias Output = Ticket

  let cart: Cart
  let session: Session
  private var isAsking = false

  /// Makes the purchase of whoever is signed in.
  public init(cart: Cart, session: Session) {
    self.cart = cart
    self.session = session
  }

  /// Begins with the choice of an evening.
  public override func build() -> SceneLayout { .stack(ChooseEvening()) }

  /// Adds nothing to that at first.
  public var initialRoute: CheckoutRoute { .evening }

  /// Leads from step to step, each of which needs what was chosen in the one before.
  public func transition(to route: CheckoutRoute) throws -> SceneTransition {
    guard cart.isReady(for: route) else { throw NotFound.step }
    return switch route {
    case .evening: .popToRoot()
    case .seats: .push(ChooseSeats())
    case .details: .push(EnterContact())
    case .summary: .push(ReviewOrder())
    }
  }

  /// Asks whether the chosen seats are really to be given back.
  public override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    ask { attempt.proceed() }
  }

  /// Leaves without a ticket; asks before seats are given back.
  public func leave() {
    if cart.seats.isEmpty { finish() } else { ask { [self] in finish() } }
  }

  /// Goes on to the seats of an evening.
  public func choose(_ performance: Performance) {
    cart.choose(performance)
    noteSeats()
    trigger(.seats)
  }

  /// Chooses a seat, or gives it back.
  public func toggle(_ seat: Seat) throws(SeatError) {
    try cart.toggle(seat)
    noteSeats()
  }

  /// Goes on to the contact details, if there are seats.
  public func confirmSeats() { trigger(.details) }

  /// Keeps what is being typed into the form.
  public func type(_ form: ContactForm) {
    cart.form = form
    director?.save()
  }

  /// Goes on to the summary, if the form is filled in well.
  public func submit(_ form: ContactForm) {
    guard let contact = form.contact else { return }
    cart.contact = contact
    trigger(.summary)
  }

  /// Pays for the order; whoever leaves the payment finds the summary again.
  public func pay() {
    guard let account = session.account, let order = cart.order(for: account) else { return }
    task { [self] in
      let payment = start(PaymentCoordinator.self, order, as: .sheet)
      switch await payment.outcome {
      case .finished(.success(let ticket)): finish(ticket)
      case .finished(.failure(let error)): await recover(from: error)
      case .cancelled: break
      }
    }
  }

  /// Signs out, which ends the purchase, since it is for members.
  public func signOut() { session.signOut() }

  /// Asks, once at a time, and leaves if that is what is wanted.
  private func ask(then leave: @escaping @MainActor () -> Void) {
    guard !isAsking else { return }
    isAsking = true
    task { [self] in
      defer { isAsking = false }
      guard await alert(.leaving(cart))?.button.role == .destructive else { return }
      leave()
    }
  }

  private func recover(from error: any Error) async {
    _ = await alert(SceneAlert("Not paid", message: error.inWords))
    guard !cart.dropTaken().isEmpty else { return }
    noteSeats()
    trigger(.evening)
    trigger(.seats)
  }

  /// Whether the purchase may be left freely depends on the seats, whichever step it has come to.
  private func noteSeats() {
    update(ChooseEvening())
    director?.save()
  }
}

extension Cart {
  /// Whether what a step needs has been chosen.
  fileprivate func isReady(for step: CheckoutRoute) -> Bool {
    switch step {
    case .evening: true
    case .seats: performance != nil
    case .details: !seats.isEmpty
    case .summary: !seats.isEmpty && contact != nil
    }
  }
}

extension SceneAlert {
  @MainActor fileprivate static func leaving(_ cart: Cart) -> SceneAlert {
    SceneAlert(
      "Leave without a ticket?", message: "Your seats would be given back: \(cart.seats.onTicket).",
      buttons: [.cancel("Stay"), .destructive("Leave")])
  }
}
