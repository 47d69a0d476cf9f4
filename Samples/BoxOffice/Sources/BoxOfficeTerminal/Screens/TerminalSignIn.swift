import BoxOfficeKit
import UsherTerminal

final class TerminalSignIn: TerminalScreen {
  let title = "Sign in"
  private let form: SignInForm
  private let coordinator: SignInCoordinator

  init(form: SignInForm, coordinator: SignInCoordinator) {
    self.form = form
    self.coordinator = coordinator
  }

  var lines: [Line] {
    Line.field("Email", text: form.email) { self.form.email = $0 }
    Line.field("Password", text: form.password, isSecure: true) { self.form.password = $0 }
      .onEnter { self.coordinator.submit() }
    if let problem = form.problem { Line.text(problem, .bad) }
    if form.isWaiting { Line.text("One moment, please.", .muted) }
    Line.blank
    Line.text("The password is on the poster by the door: “\(PretendMembers.password)”.", .muted)
    Line.item(coordinator.submitAction)
  }
}
