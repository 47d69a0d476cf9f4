import Testing
import Usher

@Test func `A call site prints as file and line`() {
  #expect(CallSite(fileID: "A/B.swift", line: 3).description == "A/B.swift:3")
}
