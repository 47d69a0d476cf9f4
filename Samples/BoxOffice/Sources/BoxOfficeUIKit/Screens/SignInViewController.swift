#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class SignInViewController: UIViewController, SheetConfiguring {
  private let form: SignInForm
  private let coordinator: SignInCoordinator
  private let problem = UILabel.problem()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private lazy var email = UITextField("Email") { [form] in form.email = $0 }
  private lazy var password = UITextField("Password") { [form] in form.password = $0 }
  private lazy var signIn = UIButton.main(coordinator.submitAction)

  init(form: SignInForm, coordinator: SignInCoordinator) {
    self.form = form
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Sign in"
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ sheet: UISheetPresentationController) {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let poster = "The password is on the poster by the door: “\(PretendMembers.password)”."
    prepareFields()
    show([
      UILabel.heading("Sign in"), email.captioned, password.captioned, problem, wheel, signIn,
      UILabel.aside(poster),
    ])
    observe()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    email.becomeFirstResponder()
  }

  private func prepareFields() {
    (email.text, password.text) = (form.email, form.password)
    email.textContentType = .username
    email.keyboardType = .emailAddress
    email.autocapitalizationType = .none
    email.autocorrectionType = .no
    email.returnKeyType = .next
    password.textContentType = .password
    password.isSecureTextEntry = true
    password.returnKeyType = .go
    for field in [email, password] { field.delegate = self }
  }
}

extension SignInViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email { password.becomeFirstResponder() } else { coordinator.submit() }
    return false
  }
}

extension SignInViewController: Rendering {
  func render() {
    problem.complain(form.problem)
    if form.isWaiting { wheel.startAnimating() } else { wheel.stopAnimating() }
    signIn.isEnabled = !form.isWaiting
  }
}
#endif
