public import UsherDI

/// One purchase from the evening to the ticket, which is its result.
///
/// What has been chosen is in the cart, which lives in this coordinator's scope and goes with it.
public final class CheckoutCoordinator: Coordinator, Concluding {
  /// The ticket that was bought.
  public typealias Output = Ticket

  private let cart: Cart
  private let session: Session
  private var isAsking = false

  /// Makes the purchase of whoever is signed in.
  public init(cart: Cart, session: Session) {
    self.cart = cart
    self.session = session
  }

  /// Begins with the choice of an evening.
  public override func build() throws -> Layout {
    .stack(try resolve((any PerformancesScreen).self))
  }

  /// Looks again whether a screen that comes back may be left freely.
  public override func didAppear(_ screen: any Screen) { update(screen) }

  /// Asks, once at a time, whether the chosen seats are really to be given back.
  public override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    guard !isAsking else { return }
    isAsking = true
    task { [self] in
      defer { isAsking = false }
      guard await alert(.leaving(cart))?.button.role == .destructive else { return }
      attempt.proceed()
    }
  }

  /// Goes on to the seats of an evening.
  public func choose(_ performance: Performance) {
    cart.choose(performance)
    push((any SeatPlanScreen).self)
  }

  /// Goes on to the contact details, if there are seats.
  public func confirmSeats() {
    guard !cart.seats.isEmpty else { return }
    push((any ContactScreen).self)
  }

  /// Goes on to the summary, if the form is filled in well.
  public func submit(_ form: ContactForm) {
    guard let contact = form.contact else { return }
    cart.contact = contact
    push((any SummaryScreen).self)
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

  private func recover(from error: any Error) async {
    _ = await alert(Alert("Not paid", message: "\(error)"))
    guard !cart.dropTaken().isEmpty else { return }
    popToRoot()
    push((any SeatPlanScreen).self)
  }
}

extension Alert {
  @MainActor fileprivate static func leaving(_ cart: Cart) -> Alert {
    Alert(
      "Leave without a ticket?", message: "Your seats would be given back: \(cart.seats.onTicket).",
      buttons: [.cancel("Stay"), .destructive("Leave")])
  }
}
