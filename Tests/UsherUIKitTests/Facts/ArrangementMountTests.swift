#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Adaptive layouts of hosts that share a window with the app, or serve one director after another.
@MainActor struct ArrangementMountTests {
  enum Place { case child, presented }

  private let a = Page("a")
  private let b = Page("b")

  private func layout(_: Teller) -> SceneLayout {
    .adaptive(
      compact: .tabs(SceneLayout.stack(a), SceneLayout.stack(b)),
      regular: .split(SceneLayout.stack(b), SceneLayout.stack(a)))
  }

  private func open(_ place: Place) async throws -> Rig {
    let app = UIViewController()
    return try await Rig(
      layout, traits: .narrowPad,
      preparing: {
        $0.frame.size.width = 393
        $0.rootViewController = app
        $0.makeKeyAndVisible()
      },
      hosting: { _ in
        place == .presented ? UIKitHost(presentedBy: app) : UIKitHost(adopting: app)
      })
  }

  @Test(arguments: [Place.child, .presented])
  func `A layout inside the app's own view controllers follows the window`(place: Place)
    async throws
  {
    let rig = try await open(place)
    let tree = rig.director.tree
    for _ in 0..<3 {
      rig.user.resize(to: .pad)
      await rig.settle()
      #expect(rig.director.tree.root?.kind == .split)
      rig.expectOrder(rig.director.tree.outline)
      rig.user.resize(to: .narrowPad)
      await rig.settle()
      #expect(rig.director.tree == tree && !rig.root.isFinished)
      rig.expectOrder(tree.outline)
    }
  }

  @Test func `A director that takes over a host begins with the width of its window`()
    async throws
  {
    let rig = try await Rig(
      layout, traits: .pad, preparing: { $0.frame.size.width = 1_024 })
    #expect(rig.director.width == .regular)
    rig.director.close()
    await rig.settle()
    let next = SceneDirector(Teller("Next", layout), host: rig.host)
    next.start()
    await rig.settle()
    #expect(next.width == .regular && next.tree.root?.kind == .split)
    next.close()
  }
}
#endif
