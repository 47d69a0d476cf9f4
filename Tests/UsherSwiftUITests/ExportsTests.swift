import Testing
import UsherSwiftUI

@Test func `One import of the SwiftUI host brings core along`() {
  #expect(CallSite(fileID: "A/B.swift", line: 3).description == "A/B.swift:3")
}
