import BoxOfficeKit
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherTesting

@testable import BoxOfficeSwiftUI

/// What the box office's views can do beside what the scripts ask for.
@MainActor struct ViewTests {
  private let folder = DataFolder()

  @Test func `A show opens in its own window, and the first stays where it was`() async throws {
    let visit = try await ViewVisit(data: folder.url, traits: .pad)
    #expect(visit.open("boxoffice://shows/5"))
    await visit.settle()
    let first = visit.stage.outline
    #expect(visit.user.tap("Open in a window of its own"), "\(visit.renderer.outline)")
    await visit.settle()
    #expect(visit.stages.count == 2 && visit.stage.outline == first)
    #expect(visit.stages.last?.outline == first, "the link of the show leads there")
    #expect(visit.complaints == [])
  }

  @Test func `A link of the inbox leads to the window, and one that leads nowhere changes nothing`()
    async throws
  {
    let visit = try await ViewVisit(data: folder.url)
    visit.inbox.open("boxoffice://tickets")
    await visit.settle()
    #expect(visit.stage.director.currentLink == "boxoffice://tickets")
    visit.inbox.open("boxoffice://shows/99")
    await visit.settle()
    #expect(visit.stage.director.currentLink == "boxoffice://tickets")
  }

  @Test func `A purchase is played with every awkward way of SwiftUI's`() async throws {
    let visit = try await ViewVisit(data: folder.url, behaviors: Renderer.Behavior.all)
    for line in try script("purchase") where Command(line) != .quit { try await visit.play(line) }
    #expect(visit.stage.outline.contains("• stack Tickets"), "\(visit.stage.outline)")
    #expect(visit.stage.director.host.shown == visit.stage.director.tree)
  }

  @Test func `A seat is drawn inside its place`() {
    let place = CGRect(x: 4, y: 8, width: 36, height: 36)
    let seat = SeatShape().path(in: place)
    #expect(!seat.isEmpty && seat.boundingRect == place)
  }
}
