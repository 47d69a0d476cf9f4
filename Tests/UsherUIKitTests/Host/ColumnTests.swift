#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

/// A window whose model determines its columns.
@MainActor private final class Columns {
  let simulation: UIKitSimulation
  let window: UIWindow
  let director: SceneDirector

  init(_ model: SceneModel, _ traits: UITraitCollection) async throws {
    let simulation = UIKitSimulation(traits: traits)
    let window = simulation.run { UIWindow(frame: .zero) }
    var table = ModelTable()
    table.add("columns", .split)
    table.add("tabs", .tabs)
    for name in ["list", "mails", "mail", "other", "sheet"] { table.add(name) { _ in Page(name) } }
    director = SceneDirector(model, factory: table, host: UIKitHost(window: window))
    (self.simulation, self.window) = (simulation, window)
    simulation.run { _ = director.start() }
    await settle()
  }

  func set(_ model: SceneModel) async {
    simulation.run { _ = director.set(model) }
    await settle()
  }

  func resize(to traits: UITraitCollection) async {
    simulation.user.resize(to: traits)
    await settle()
  }

  func settle() async {
    repeat {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    } while !simulation.clock.isIdle || !director.isQuiet
  }

  var split: UISplitViewController? {
    let tabs = window.rootViewController as? UITabBarController
    return (tabs?.viewControllers?.last ?? window.rootViewController) as? UISplitViewController
  }

  /// The screens by their columns.
  var columns: [UIViewController?] {
    [.primary, .supplementary, .secondary].map { split?.viewController(for: $0) }
  }

  /// The error of a model that the host has no room for.
  func refusal(of model: SceneModel) -> NavigationError? {
    simulation.run { director.set(model).error }
  }

  func expectOrder(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(director.host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(simulation.messages == [], sourceLocation: sourceLocation)
    #expect(director.outlived.isEmpty, sourceLocation: sourceLocation)
  }
}

/// Columns are added and removed, with room and without.
@MainActor struct ColumnTests {
  private let two = SceneModel(
    "columns", children: [SceneModel("list"), SceneModel("mail")], selected: 1)
  private let three = SceneModel(
    "columns", children: [SceneModel("list"), SceneModel("mails"), SceneModel("mail")], selected: 2)

  @Test(arguments: [UITraitCollection.pad, .narrowPad])
  func `A third column is added and removed, and the others keep their screens`(
    traits: UITraitCollection
  ) async throws {
    let window = try await Columns(two, traits)
    let (list, mail) = (window.columns[0], window.columns[2])
    #expect(list != nil && mail != nil && window.split?.style == .doubleColumn)
    await window.set(three)
    #expect(window.split?.style == .tripleColumn && window.columns[1]?.title == "mails")
    #expect(window.columns[0] === list && window.columns[2] === mail)
    window.expectOrder()
    for traits in [UITraitCollection.narrowPad, .pad] {
      await window.resize(to: traits)
      #expect(window.split?.isCollapsed == (traits == .narrowPad))
      window.expectOrder()
    }
    await window.set(two)
    #expect(window.split?.style == .doubleColumn)
    #expect(window.columns[0] === list && window.columns[2] === mail)
    window.expectOrder()
  }

  @Test func `Modals over columns are shown again after a third column was added`() async throws {
    let window = try await Columns(two.presenting(SceneModel("sheet")), .pad)
    let sheet = try #require(window.window.rootViewController?.presentedViewController)
    await window.set(three.presenting(SceneModel("sheet")))
    #expect(window.split?.style == .tripleColumn)
    #expect(window.window.rootViewController?.presentedViewController === sheet)
    window.expectOrder()
    window.simulation.user.swipeDown(on: sheet)
    await window.settle()
    #expect(window.director.tree.modals.isEmpty)
    window.expectOrder()
  }

  @Test func `A fourth column is refused on UIKit, and nothing is dropped`() async throws {
    let window = try await Columns(three, .pad)
    var four = three
    four.children.append(SceneModel("other"))
    let error = try #require(window.refusal(of: four))
    #expect(
      error.detail == "The split columns would have 4 columns; there is room for 3.")
    await window.settle()
    #expect(window.columns.map { $0?.title } == ["list", "mails", "mail"])
    window.expectOrder()
  }

  @Test func `A third column comes in a tab`() async throws {
    let tabs = { (columns: SceneModel) in
      SceneModel("tabs", children: [SceneModel("other"), columns], selected: 1)
    }
    let window = try await Columns(tabs(two), .pad)
    await window.set(tabs(three))
    #expect(window.split?.style == .tripleColumn && window.split?.view.window != nil)
    window.expectOrder()
  }

  @Test func `Three columns collapse onto the selected one, and lead back one by one`() async throws
  {
    let window = try await Columns(three, .narrowPad)
    let split = try #require(window.split)
    #expect(split.isCollapsed)
    for index in [1, 0] {
      let primary = try #require(window.columns[0]?.navigationController)
      #expect(window.simulation.user.tapBack(in: primary))
      await window.settle()
      #expect(
        window.director.tree.root?.shape.selected == window.director.tree.root?.children[index].id)
      window.expectOrder()
    }
  }
}
#endif
