import Testing
import UsherTesting

@Test func `One import brings core along`() {
  #expect(CallSite(fileID: "A/B.swift", line: 3).description == "A/B.swift:3")
}
