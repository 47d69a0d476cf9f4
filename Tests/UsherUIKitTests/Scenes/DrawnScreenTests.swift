#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherDI
import UsherUIKit

/// View controllers of storyboards and nibs are made by type, with their initializers'
/// dependencies.
@MainActor struct DrawnScreenTests {
  @Test func `A view controller of a storyboard is made by type, with what its initializer needs`()
    async throws
  {
    let board = UIStoryboard(name: "Main", scenes: ["Seat": SeatPlanViewController.self])
    let container = try Container(SeatAssembly(board: board))
    let simulation = UIKitSimulation()
    let window = simulation.run { UIWindow(frame: .zero) }
    let director = try SceneDirector(
      SeatCoordinator.self, in: container, host: UIKitHost(window: window))
    simulation.run { _ = director.start() }
    let stack = try #require(window.rootViewController as? UINavigationController)
    let plan = try #require(stack.topViewController as? SeatPlanViewController)
    #expect(plan.seating?.rows == 12)
    #expect(plan.storyboard === board)
    simulation.run { _ = director.root.push(TicketViewController.self) }
    simulation.settle()
    #expect(stack.topViewController is TicketViewController)
  }

  @Test func `A view controller of a nib is made by type, and its view is drawn when it shows`()
    async throws
  {
    let board = UIStoryboard(name: "Main", scenes: ["Seat": SeatPlanViewController.self])
    let container = try Container(SeatAssembly(board: board))
    let simulation = UIKitSimulation()
    let drawing = UIView()
    simulation.nibs["Stub"] = { owner in
      (owner as? StubViewController)?.rows = drawing
      return drawing
    }
    let window = simulation.run { UIWindow(frame: .zero) }
    let director = try SceneDirector(
      SeatCoordinator.self, in: container, host: UIKitHost(window: window))
    simulation.run {
      _ = director.start()
      _ = director.root.push(StubViewController.self)
    }
    simulation.settle()
    let stack = try #require(window.rootViewController as? UINavigationController)
    let stub = try #require(stack.topViewController as? StubViewController)
    #expect(stub.seating.rows == 12)
    #expect(stub.view === drawing && stub.rows === drawing)
    #expect(drawing.window === window)
    #expect(simulation.messages == [])
  }
}

struct Seating: Sendable {
  var rows = 12
}

struct SeatAssembly: Assembly {
  let board: UIStoryboard

  func assemble(into registrar: Registrar) {
    registrar.register(value: Seating())
    registrar.register(SeatCoordinator.init)
    registrar.register(TicketViewController.init(seating:))
    registrar.register(StubViewController.init(seating:))
    registrar.register(lifetime: .transient) { resolver -> SeatPlanViewController in
      let seating = try resolver.resolve(Seating.self)
      return board.instantiateViewController(identifier: "Seat") { coder in
        SeatPlanViewController(coder: coder, seating: seating)
      }
    }
  }
}

final class SeatCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(try resolve(SeatPlanViewController.self)) }
}

/// Drawn in a storyboard.
final class SeatPlanViewController: UIViewController {
  private(set) var seating: Seating?

  convenience init?(coder: NSCoder, seating: Seating) {
    self.init(coder: coder)
    self.seating = seating
  }
}

/// Written in code.
final class TicketViewController: UIViewController {
  private(set) var seating = Seating(rows: 0)

  convenience init(seating: Seating) {
    self.init(nibName: nil, bundle: nil)
    self.seating = seating
  }
}

/// A controller of a nib, whose owner it is.
final class StubViewController: UIViewController {
  let seating: Seating
  weak var rows: UIView?

  init(seating: Seating) {
    self.seating = seating
    super.init(nibName: "Stub", bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
#endif
