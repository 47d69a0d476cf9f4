#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The form for contact details.
struct ContactView: ScreenView {
  private let session: Session
  private let cart: Cart
  private let coordinator: CheckoutCoordinator
  @State private var form: ContactForm
  @State private var isSubmitted = false
  @FocusState private var field: Field?

  init(session: Session, cart: Cart, coordinator: CheckoutCoordinator) {
    self.session = session
    self.cart = cart
    self.coordinator = coordinator
    let address = session.account?.email.description ?? ""
    _form = State(initialValue: cart.form ?? ContactForm(email: address))
  }

  var body: some View {
    Form {
      Section("Who shall we ask for at the door?") {
        fields
        if isSubmitted { Problem(text: faults) }
      }
      Button("Go on", action: submit).buttonStyle(.borderedProminent)
      ActionButton(coordinator.signOutAction) { Text(verbatim: "Sign out\(account)") }
    }
    .navigationTitle("Details")
    .onChange(of: form) { coordinator.type(form) }
    .onAppear { if form.name.isEmpty { field = .name } }
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $form.name)
      .submitLabel(.next)
      .focused($field, equals: .name)
      .onSubmit { field = .email }
    TextField("Email", text: $form.email)
      .forEmail()
      .submitLabel(.next)
      .focused($field, equals: .email)
      .onSubmit { field = .phone }
    TextField("Phone", text: $form.phone, prompt: Text("if you like"))
      .submitLabel(.done)
      .focused($field, equals: .phone)
  }

  private var account: String { session.account.map { ", not \($0.email)?" } ?? "" }

  private var faults: String? {
    form.faults.isEmpty ? nil : form.faults.map(\.description).joined(separator: "\n")
  }

  private func submit() {
    isSubmitted = true
    coordinator.submit(form)
  }

  private enum Field { case name, email, phone }
}
#endif
