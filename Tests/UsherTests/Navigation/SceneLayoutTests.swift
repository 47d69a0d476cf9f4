import Testing
import Usher
import UsherTesting

private enum Stop: Route {
  case list
  case season
}

/// The descriptions of layouts, and containers inside a stack.
@MainActor struct SceneLayoutTests {
  @Test func `A layout keeps its route, the outermost one too`() throws {
    let root = Teller("home") { _ in
      SceneLayout.stack(Plain("a").at(Stop.list)).at(Stop.season)
    }
    let stage = try TestStage(root: root)
    let stack = try #require(stage.director.tree.root)
    #expect(stack.route == AnyRoute(Stop.season))
    #expect(stack.children.map(\.route) == [AnyRoute(Stop.list)])
    stage.director.close()
  }

  @Test func `Replacing the top of a stack replaces a whole container there`() throws {
    let root = Teller("home") { _ in .stack(Plain("a"), SceneLayout.pages(Plain("b"), Plain("c"))) }
    let stage = try TestStage(root: root)
    #expect(root.replace(with: Plain("d")).isAdmitted)
    #expect(stage.director.tree.sketch == "[a, d]")
    stage.director.close()
  }

  /// One coordinator inside the other, of which only the innermost shows something of its own.
  private func nested(_ names: String...) -> Teller {
    names.dropLast().reversed().reduce(Teller(names.last ?? "", stack: ["a"])) { inner, name in
      Teller(name) { outer in
        outer.startEmbedded(child: inner)
        return .screen(inner)
      }
    }
  }

  @Test func `A coordinator is selected by its innermost node`() throws {
    let outer = nested("outer", "middle", "inner")
    let root = Teller("home") { home in
      home.startEmbedded(child: outer)
      return .tabs(Plain("x"), outer)
    }
    let stage = try TestStage(root: root)
    #expect(root.select(outer).isAdmitted)
    #expect(stage.director.tree.sketch == "<x, *[a]>")
    #expect(outer.push(Plain("b")).isAdmitted)
    #expect(stage.director.tree.sketch == "<x, *[a, b]>")
    stage.director.close()
  }

  @Test func `A coordinator without a screen dismisses the layer that its child fills`() throws {
    let root = nested("home", "inner")
    let stage = try TestStage(root: root)
    root.start(child: Teller("sheet"), as: .sheet)
    #expect(root.dismiss().isAdmitted)
    #expect(stage.director.tree.sketch == "[a]")
    stage.director.close()
  }

  @Test func `Coordinators that embed their own kind without end are refused`() throws {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let error = stage.director.root.start(child: Mirror(), fileID: "App/Flow.swift", line: 3).error
    #expect(
      error?.description == """
        Teller could not start Mirror: impossible.
          at App/Flow.swift:3
          More than 100 levels would be nested.
          • Push or present instead, and do not let a build() embed its own type endlessly.
        """)
    #expect(stage.director.tree.sketch == "[a]")
    stage.expectNothingLeaked()
    stage.director.close()
  }
}

/// Embeds another coordinator of its own type, without end.
private final class Mirror: Coordinator {
  override func build() -> SceneLayout {
    let inner = Mirror()
    startEmbedded(child: inner)
    return .screen(inner)
  }
}
