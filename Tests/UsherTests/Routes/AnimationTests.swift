import Testing
import Usher
import UsherTesting

/// Core carries animations, hosts perform them.
@MainActor struct AnimationTests {
  let host = HeadlessHost()
  let stage: TestStage
  var root: Coordinator { stage.director.root }
  let flip = TransitionAnimation(
    named: "flip", in: .init(named: "flip in", duration: .milliseconds(200), isInteractive: true),
    out: .init(named: "flip out"))
  let fade = TransitionAnimation(named: "fade")

  init() throws {
    stage = try TestStage(root: Teller("home", stack: ["a"]), host: host)
    host.keepsSteps = true
  }

  private func motions(of act: () -> Void) -> [TransitionAnimation.Motion] {
    host.forgetSteps()
    act()
    return host.steps.map(\.motion)
  }

  @Test func `A push goes the way in, and its pop the way out`() {
    #expect(motions { root.push(Plain("b"), animation: flip) } == [flip.entrance])
    #expect(motions { root.pop() } == [flip.exit])
    #expect(motions { root.push(Plain("c")) } == [TransitionAnimation.default.entrance])
    #expect(motions { root.pop() } == [TransitionAnimation.default.exit])
  }

  @Test func `A pop that names its own animation goes out by that`() {
    root.push(Plain("b"), animation: flip)
    #expect(motions { root.pop(animation: fade) } == [fade.exit])
  }

  @Test func `A sheet goes by the way out of the animation that it came by`() {
    #expect(motions { root.present(Plain("b"), animation: flip) } == [flip.entrance])
    #expect(motions { stage.user.dismiss() } == [flip.exit])
  }

  @Test func `A transition carries its animation into a sequence`() {
    let both = SceneTransition.sequence(.push(Plain("b")), .push(Plain("c")).animated(flip))
    #expect(motions { root.perform(both) } == [flip.entrance])
    #expect(motions { root.pop() } == [flip.exit])
    #expect(motions { root.pop() } == [TransitionAnimation.default.exit])
  }

  @Test func `A route's own animation takes precedence over its caller's`() {
    struct Slide: TransitionRoute {
      var animation = TransitionAnimation.default
      func transition(in coordinator: RouteCoordinator<Slide>) -> SceneTransition {
        .push(Plain("slide")).animated(animation)
      }
    }
    let slides = RouteCoordinator(initial: Slide())
    root.start(child: slides, as: .sheet)
    #expect(motions { slides.trigger(Slide(), animation: fade) } == [fade.entrance])
    #expect(motions { slides.trigger(Slide(animation: flip), animation: fade) } == [flip.entrance])
  }

  @Test func `Descriptions carry a name, a time and whether the user may hold them`() {
    #expect(flip.entrance.duration == .milliseconds(200))
    #expect(flip.entrance.isInteractive)
    #expect(!flip.exit.isInteractive)
    #expect(TransitionAnimation.none.entrance.name == "none")
    #expect(fade == TransitionAnimation(named: "fade"))
  }
}
