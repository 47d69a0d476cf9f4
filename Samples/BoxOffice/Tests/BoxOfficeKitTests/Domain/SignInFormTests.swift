import BoxOfficeKit
import Testing

@MainActor @Test func `A form says which field is empty, once it was sent, until it is filled in`()
{
  let form = SignInForm()
  #expect(form.problem == nil)
  #expect(form.submit() == nil)
  #expect(form.problem == "The email address is empty.")
  form.email = "ada"
  #expect(
    form.problem == "That email address has no @, or no domain such as post.example.")
  form.email = "ada@lantern.example"
  #expect(form.problem == "The password is empty.")
  form.password = "curtain"
  #expect(form.problem == nil)
  #expect(form.submit() == .known("ada@lantern.example"))
}

@MainActor @Test func `The desk's message disappears when something else is typed`() {
  let form = SignInForm()
  (form.email, form.password) = ("ada@lantern.example", "scenery")
  _ = form.submit()
  form.refuse(.wrongPassword)
  #expect(form.problem == "That is not the password.")
  form.password = "c"
  #expect(form.problem == nil)
}
