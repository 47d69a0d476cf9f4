import BoxOfficeKit
import Testing

@Test func `A form that is filled in well gives a contact`() {
  let form = ContactForm(name: " Ada Quill ", email: "Ada@Lantern.example", phone: " ")
  #expect(form.faults == [])
  #expect(form.contact == Contact(name: "Ada Quill", email: .known("ada@lantern.example")))
}

@Test func `An empty form tells all that is missing`() {
  let form = ContactForm()
  #expect(form.faults == [.nameMissing, .emailMissing])
  #expect(form.contact == nil)
}

@Test(arguments: ["ada", "ada@", "@lantern.example", "ada@lantern", "a da@x.example", "a@b@c.d"])
func `An invalid address is a mistake`(email: String) {
  #expect(ContactForm(name: "Ada", email: email).faults == [.emailUnreadable])
}

@Test(arguments: ["+44 20 7946 0018", "(020) 7946-0018", "1234567"])
func `A telephone number may be written with signs and spaces`(phone: String) {
  let form = ContactForm(name: "Ada", email: "ada@lantern.example", phone: phone)
  #expect(form.contact?.phone == phone)
}

@Test(arguments: ["12345", "1234567890123456", "ring me", "+"])
func `An invalid telephone number is a mistake`(phone: String) {
  let form = ContactForm(name: "Ada", email: "ada@lantern.example", phone: phone)
  #expect(form.faults == [.phoneUnreadable])
}
