import BoxOfficeKit
import Testing

@Test(arguments: [
  (0, "£0.00"), (5, "£0.05"), (3800, "£38.00"), (123_456, "£1,234.56"),
])
func `Money prints as on a price list`(pence: Int, text: String) {
  #expect(Money(pence: pence).description == text)
}

@Test func `Amounts add up`() {
  #expect([Money(pence: 1250), Money(pence: 2000)].total() == Money(pence: 3250))
}
