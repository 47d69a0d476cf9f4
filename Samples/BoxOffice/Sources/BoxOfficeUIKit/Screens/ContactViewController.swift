#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class ContactViewController: UIViewController {
  private let session: Session
  private let cart: Cart
  private let coordinator: CheckoutCoordinator
  private let problem = UILabel.problem()
  private var isSubmitted = false
  private lazy var name = UITextField("Name") { [weak self] in self?.form.name = $0 }
  private lazy var email = UITextField("Email") { [weak self] in self?.form.email = $0 }
  private lazy var phone = UITextField("Phone", placeholder: "if you like") { [weak self] in
    self?.form.phone = $0
  }

  init(session: Session, cart: Cart, coordinator: CheckoutCoordinator) {
    self.session = session
    self.cart = cart
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Details"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
    let goOn = UIButton.main("Go on") { [weak self] in self?.submit() }
    let account = session.account.map { ", not \($0.email)?" } ?? ""
    let signOut = UIButton.other("Sign out\(account)") { [coordinator] in coordinator.signOut() }
    show([
      UILabel("Who shall we ask for at the door?"), name.captioned, email.captioned,
      phone.captioned, problem, goOn, signOut,
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if form.name.isEmpty { name.becomeFirstResponder() }
  }

  private var form: ContactForm {
    get { cart.form ?? ContactForm(email: session.account?.email.description ?? "") }
    set {
      coordinator.type(newValue)
      showFaults()
    }
  }

  private func fill() {
    (name.text, email.text, phone.text) = (form.name, form.email, form.phone)
    name.textContentType = .name
    name.autocapitalizationType = .words
    email.textContentType = .emailAddress
    email.keyboardType = .emailAddress
    email.autocapitalizationType = .none
    phone.textContentType = .telephoneNumber
    for field in [name, email, phone] {
      field.returnKeyType = field === phone ? .done : .next
      field.delegate = self
    }
  }

  private func submit() {
    isSubmitted = true
    showFaults()
    coordinator.submit(form)
  }

  /// Shows what is wrong with the form now, once it was sent.
  private func showFaults() {
    guard isSubmitted else { return }
    let faults = form.faults.map(\.description).joined(separator: "\n")
    problem.complain(faults.isEmpty ? nil : faults)
  }
}

extension ContactViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case name: email.becomeFirstResponder()
    case email: phone.becomeFirstResponder()
    default: textField.resignFirstResponder()
    }
    return false
  }
}
#endif
