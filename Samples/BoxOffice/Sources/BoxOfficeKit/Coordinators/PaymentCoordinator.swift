public import UsherDI

/// One attempt to pay: it begins with this coordinator and is abandoned when this one is dismissed.
public final class PaymentCoordinator: Coordinator, Concluding {
  /// The ticket, or why there is none.
  public typealias Output = Result<Ticket, any Error>

  private let order: Order
  private let till: Till

  /// Makes an attempt to pay for an order.
  public init(order: Order, till: Till) {
    self.order = order
    self.till = till
  }

  /// Shows how far the payment is.
  public override func build() -> SceneLayout { .screen(FollowPayment()) }

  /// Pays.
  public override func didStart() {
    task { [self] in
      do {
        finish(.success(try await till.pay(order)))
      } catch is CancellationError {
        // Whoever dismissed the payment knows.
      } catch {
        finish(.failure(error))
      }
    }
  }

  /// Abandons the payment.
  public func cancel() { finish() }

  /// What its screen offers.
  public var cancelAction: ScreenAction { ScreenAction("Give up") { self.cancel() } }
}
