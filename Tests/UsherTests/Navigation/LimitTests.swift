import Testing
import Usher

/// The limits of time that an app gives a director.
@MainActor struct LimitTests {
  @Test(arguments: [Duration.seconds(-1), .zero, .seconds(Int64.max)])
  func `A director takes limits of any length`(limit: Duration) async throws {
    var options = SceneDirector.Options(seed: 1)
    (options.stepLimit, options.gestureLimit, options.releaseLimit) = (limit, limit, limit)
    let host = ManualHost()
    let director = SceneDirector(Teller("home", stack: ["a"]), host: host, options: options)
    try director.start()
    director.report(.gestureBegan)
    await Turn.rest { director.activity }
    director.report(.gestureEnded(completed: false))
    host.finishAll()
    #expect(host.shown == director.tree)
    director.close()
    await Turn.rest { director.activity }
  }
}
