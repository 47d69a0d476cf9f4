#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The form of whoever wants to be let in, in a sheet of half the height or more.
struct SignInView: ScreenView {
  @Bindable private var form: SignInForm
  private let coordinator: SignInCoordinator
  @FocusState private var field: Field?

  init(form: SignInForm, coordinator: SignInCoordinator) {
    _form = Bindable(wrappedValue: form)
    self.coordinator = coordinator
  }

  var body: some View {
    Form {
      Text("Sign in").font(.title2)
      fields
      Problem(text: form.problem)
      if form.isWaiting { ProgressView() }
      ActionButton(coordinator.submitAction).buttonStyle(.borderedProminent)
      Text("The password is on the poster by the door: “\(PretendMembers.password)”.")
        .foregroundStyle(.secondary)
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .onAppear { field = .email }
  }

  @ViewBuilder private var fields: some View {
    TextField("Email", text: $form.email)
      .forEmail()
      .submitLabel(.next)
      .focused($field, equals: .email)
      .onSubmit { field = .password }
    SecureField("Password", text: $form.password)
      .submitLabel(.go)
      .focused($field, equals: .password)
      .onSubmit { submit() }
  }

  /// The password may be wrong: it keeps the keyboard.
  private func submit() {
    coordinator.submit()
    field = .password
  }

  private enum Field { case email, password }
}
#endif
