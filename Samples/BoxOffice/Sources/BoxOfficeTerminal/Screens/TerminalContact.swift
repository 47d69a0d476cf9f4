import BoxOfficeKit
import Observation
import UsherTerminal

@Observable final class TerminalContact: TerminalScreen {
  let title = "Details"
  private let session: Session
  private let cart: Cart
  private let coordinator: CheckoutCoordinator
  private var isSubmitted = false

  init(session: Session, cart: Cart, coordinator: CheckoutCoordinator) {
    self.session = session
    self.coordinator = coordinator
    self.cart = cart
  }

  private var form: ContactForm {
    get { cart.form ?? ContactForm(email: session.account?.email.description ?? "") }
    set { coordinator.type(newValue) }
  }

  var lines: [Line] {
    Line.text("Who shall we ask for at the door?")
    Line.blank
    Line.field("Name", text: form.name) { self.form.name = $0 }
    Line.field("Email", text: form.email) { self.form.email = $0 }
    Line.field("Phone", text: form.phone) { self.form.phone = $0 }.placeholder("if you like")
    if isSubmitted { for fault in form.faults { Line.text(fault.description, .bad) } }
    Line.blank
    Line.item("Go on") { self.submit() }
    Line.item(coordinator.signOutAction, detail: session.account.map { "not \($0.email)?" })
  }

  private func submit() {
    isSubmitted = true
    coordinator.submit(form)
  }
}
