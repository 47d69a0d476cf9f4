import AppIntents
import BoxOfficeKit
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherDI
import UsherTesting

@testable import BoxOfficeIntents
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

  @Test func `Those who do not see the plan hear how many seats are free`() async throws {
    let visit = try await ViewVisit(data: folder.url)
    for line in try script("purchase") where Command(line) != .quit { try await visit.play(line) }
    let said = visit.stage.announcements
    #expect(said.contains { $0.hasPrefix("Seats, ") && $0.hasSuffix(" of 120 free") }, "\(said)")
  }

  @Test func `A menu leads the window in front to a tab, or the next one to come`()
    async throws
  {
    let visit = try await ViewVisit(data: folder.url)
    #expect(visit.renderer.choose("Tickets", in: "Go"))
    await visit.settle()
    #expect(visit.stage.director.currentLink == "boxoffice://tickets")
    visit.renderer.window.close()
    await visit.settle()
    #expect(visit.renderer.choose("Account", in: "Go"))
    visit.renderer.openWindow()
    await visit.settle()
    #expect(visit.stages[1].director.currentLink == "boxoffice://account", "the next one to come")
  }

  @Test func `An intent leads to the tickets, before the first frame and after it`() async throws {
    let inbox = LinkInbox()
    AppDependencyManager.shared.add(dependency: inbox)
    _ = try await ShowTickets().perform()
    let visit = try await ViewVisit(data: folder.url, inbox: inbox)
    #expect(visit.stage.director.currentLink == "boxoffice://tickets")
    #expect(visit.tapTab(1))
    await visit.settle()
    #expect(visit.stage.director.currentLink == "boxoffice://shows")
    _ = try await ShowTickets().perform()
    await visit.settle()
    #expect(visit.stage.director.currentLink == "boxoffice://tickets" && visit.complaints == [])
  }

  @Test func `A preview shows the whole flow, with a desk that lets everybody in`() async {
    let renderer = Renderer { BoxOfficePreview() }
    func rest() async { await settle(renderer) }
    await rest()
    #expect(renderer.user.tapTab("Account"))
    await rest()
    #expect(renderer.user.tap("Sign in"), "\(renderer.outline)")
    await rest()
    #expect(renderer.user.focus(on: "Email") && renderer.user.type("ada@lantern.example"))
    #expect(renderer.user.focus(on: "Password") && renderer.user.type("any"))
    #expect(renderer.user.tap("Sign in"), "\(renderer.outline)")
    await rest()
    #expect(renderer.outline.contains("Signed in as"), "\(renderer.outline)")
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A preview begins at the place of a link`() async {
    let renderer = Renderer { BoxOfficePreview(link: "boxoffice://shows/7") }
    await settle(renderer)
    #expect(renderer.outline.contains("Buy tickets"), "\(renderer.outline)")
    #expect(renderer.complaints.map(\.description) == [])
  }

  private func settle(_ renderer: Renderer) async {
    for _ in 0..<20 {
      renderer.settle()
      for _ in 0..<20 { await Task.yield() }
    }
  }

  @Test func `A seat is drawn inside its place`() {
    let place = CGRect(x: 4, y: 8, width: 36, height: 36)
    let seat = SeatShape().path(in: place)
    #expect(!seat.isEmpty && seat.boundingRect == place)
  }
}
