import Testing
import Usher
import UsherTesting

/// Guards that lead somewhere else, and circles of them: case N47.
@MainActor struct RedirectTests {
  let club: Club

  init() throws {
    club = try Club()
    club.isMember = true
  }

  /// Redirects one route to another, for any rest of the tree.
  private func rule(_ name: String, from: ClubRoute, to: ClubRoute) -> Guard {
    Guard(name) { proposal in
      let isNew = proposal.difference.added.contains { $0.route?.as(ClubRoute.self) == from }
      return isNew ? .redirect(to: to) : .allow
    }
  }

  @Test func `A redirect shows the other place, and says which guard led there`() throws {
    club.director.guards = [rule("detail", from: .vault, to: .door)]
    let asked = club.coordinator.trigger(.vault)
    #expect(asked.isAdmitted)
    #expect(asked.redirectedBy == "detail")
    #expect(club.sketch == "[hall, door]")
    let diversions = club.events.compactMap { event -> String? in
      guard case .redirected(let place, let name, let cause) = event else { return nil }
      return "\(place) by \(name) for \(cause)"
    }
    #expect(diversions == ["door by detail for route"])
  }

  @Test func `Guards that redirect in a circle are refused, and the circle is named`() throws {
    club.director.guards = [
      rule("a", from: .vault, to: .door), rule("b", from: .door, to: .vault),
    ]
    let before = club.director.tree
    let asked = club.coordinator.trigger(.vault, fileID: "App/Club.swift", line: 6)
    #expect(
      asked.error.map { "\($0)" } == """
        Club could not trigger door: circular redirect.
          at App/Club.swift:6
          The guards redirect in a circle: vault → door → vault.
          • Let one of them lead to a place instead of another redirect.
          • Or, if what a guard judges is shown already, call reevaluate() when it is no longer allowed.
        """)
    #expect(club.director.tree == before)
    #expect(club.host.shown == before)
  }

  @Test func `A guard that leads to the place it guards is a circle as well`() throws {
    club.director.guards = [rule("a", from: .vault, to: .vault)]
    let error = club.coordinator.trigger(.vault).error
    #expect(error?.detail == "The guards redirect in a circle: vault → vault.")
  }

  @Test func `A chain without an end is cut off`() throws {
    club.director.guards = [
      Guard("on and on") { proposal in
        let boxes = proposal.difference.added.compactMap { node -> Int? in
          guard case .box(let number) = node.route?.as(ClubRoute.self) else { return nil }
          return number
        }
        return boxes.first.map { .redirect(to: ClubRoute.box($0 + 1)) } ?? .allow
      }
    ]
    let error = club.coordinator.trigger(.box(1)).error
    #expect(error?.reason == .loop)
    #expect(error?.detail.hasPrefix("The guards redirect more than 16 times: box(1) → ") == true)
    #expect(club.sketch == "[hall]")
  }

  @Test func `A change of policy reports which guard redirected, and to which place`() throws {
    #expect(club.coordinator.trigger(.vault).isAdmitted)
    club.director.guards = [
      Guard("closed") {
        $0.tree.titles.contains("vault") ? .redirect(to: ClubRoute.door) : .allow
      }
    ]
    let change = club.director.reevaluate()
    #expect(change.redirectedBy == "closed")
    #expect(club.sketch == "[hall, door]")
    let places = club.events.compactMap { event -> String? in
      guard case .redirected(let place, let name, let cause) = event else { return nil }
      return "\(place) by \(name) for \(cause)"
    }
    #expect(places == ["door by closed for policy"])
  }

  @Test func `A flow that is redirected has not been started`() async throws {
    club.director.guards = [
      Guard("no desks") { proposal in
        proposal.tree.titles.contains("desk") ? .redirect(to: ClubRoute.door) : .allow
      }
    ]
    let flow = club.coordinator.start(
      child: DeskCoordinator(), as: .sheet, fileID: "App/C.swift", line: 1)
    guard case .cancelled(.refused(let error)) = await flow.outcome else {
      Issue.record("It was not refused.")
      return
    }
    #expect(
      "\(error)" == """
        Club could not start Desk: redirected.
          at App/C.swift:1
          The guard no desks redirected it.
          • Satisfy the guard first, or request something that it allows.
        """)
    #expect(club.sketch == "[hall, door]")
  }

  @Test func `The first guard that does not allow it decides`() throws {
    club.director.guards = [
      rule("first", from: .vault, to: .door),
      Guard("second") { _ in .deny("Nothing at all.") },
    ]
    let error = club.coordinator.trigger(.vault).error
    #expect(error?.detail == "The guard second denies it: Nothing at all.", "of where it led")
    #expect(club.sketch == "[hall]")
  }
}
