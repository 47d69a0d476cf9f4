import Testing
import Usher
import UsherTesting

private enum DeskRoute: Route {
  case first
  case form(Int)
}

/// A routing coordinator that leaves its layout to its initial route.
private final class FrontDesk: Coordinator, Routing {
  let initialRoute = DeskRoute.first

  func transition(to route: DeskRoute) -> SceneTransition {
    switch route {
    case .first: .push(Plain("desk"))
    case .form(let number): .push(Plain("form \(number)"))
    }
  }
}

private enum OfficeRoute: Route {
  case list, desk
  case visit(Int)
  case chain(Int)
  case stale
}

/// A root whose routes lead to those of children.
private final class Office: Coordinator, Routing {
  let initialRoute = OfficeRoute.list
  let desk = FrontDesk()
  let other = FrontDesk()

  func transition(to route: OfficeRoute) -> SceneTransition {
    switch route {
    case .list: .push(Plain("list"))
    case .desk: .start(desk, as: .sheet)
    case .visit(let number):
      .sequence(.start(desk, as: .sheet), .trigger(.form(number), on: desk.router))
    case .chain(let number): .deepLink(OfficeRoute.desk, DeskRoute.form(number))
    case .stale: .trigger(.form(0), on: other.router)
    }
  }
}

/// A coordinator that pushes nothing.
private final class Idler: Coordinator, Routing {
  let initialRoute = DeskRoute.first
  func transition(to route: DeskRoute) -> SceneTransition { .none }
}

/// Routes of coordinators that run, in the transitions of others.
@MainActor struct RunningRouteTests {
  private let office = Office()
  private let stage: TestStage

  init() throws { stage = try TestStage(root: office) }

  @Test func `A route of a child that the same sequence starts commits with it`() {
    let before = stage.log.count
    #expect(office.trigger(.visit(7)).isAdmitted)
    let commits = stage.log[before...].filter { if case .admitted = $0 { true } else { false } }
    #expect(commits.count == 1)
    #expect(office.desk.isStarted && stage.director.tree.titles.contains("form 7"))
  }

  @Test func `A route of a running child is followed by it`() {
    office.trigger(.desk)
    #expect(office.perform(.trigger(.form(3), on: office.desk.router)).isAdmitted)
    #expect(stage.director.tree.titles.suffix(2) == ["desk", "form 3"])
  }

  @Test func `A deep link inside a route commits as one, or not at all`() {
    let before = stage.director.tree
    stage.director.guards = [
      Guard("no forms") { $0.tree.titles.contains("form 4") ? .deny("No forms.") : .allow }
    ]
    #expect(office.trigger(.chain(4)).error?.reason == .denied)
    #expect(stage.director.tree == before && !office.desk.isStarted)
    stage.director.guards = []
    #expect(office.trigger(.chain(5)).isAdmitted)
    #expect(stage.director.tree.titles.suffix(2) == ["desk", "form 5"])
  }

  @Test func `A route of a coordinator that does not run is refused with the reason`() throws {
    #expect(
      office.trigger(.stale, fileID: "App/Office.swift", line: 5).error?.reason == .unstarted)
    let elsewhere = Office()
    let other = try TestStage(root: elsewhere)
    let refused = office.perform(
      .trigger(.list, on: elsewhere.router), fileID: "App/Office.swift", line: 6)
    #expect(
      refused.error?.description == """
        Office could not trigger list: impossible.
          at App/Office.swift:6
          Office is in another window.
          • Trigger the route on its own router instead.
        """)
    let router = elsewhere.router
    other.director.close()
    #expect(office.perform(.trigger(.list, on: router)).error?.reason == .ended)
  }

  @Test func `A route of a coordinator that an earlier step removes is refused`() {
    office.trigger(.desk)
    let refused = office.perform(.sequence(.dismiss(), .trigger(.form(1), on: office.desk.router)))
    #expect(refused.error?.reason == .ended)
    #expect(office.desk.isStarted && stage.director.tree.modals.count == 1)
  }

  @Test func `A routing child without a layout is pushed by its initial route`() {
    office.start(child: office.desk, as: .push)
    #expect(stage.director.tree.sketch == "[list, desk]")
    office.desk.trigger(.form(1))
    #expect(stage.director.tree.sketch == "[list, desk, form 1]")
    office.desk.finish()
    #expect(stage.director.tree.sketch == "[list]")
  }

  @Test func `The error for a pushed routing child that pushes nothing advises build()`() {
    let refused = office.start(
      child: Idler(), as: .push, fileID: "App/Office.swift", line: 8)
    #expect(
      refused.error?.description == """
        Office could not start Idler: impossible.
          at App/Office.swift:8
          Idler shows nothing: its routes left its stack empty.
          • Let its initial route push or set a screen, or override build().
        """)
    #expect(stage.director.tree.sketch == "[list]")
  }
}
