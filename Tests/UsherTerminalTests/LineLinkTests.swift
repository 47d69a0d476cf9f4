#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

private enum PlayRoute: Route {
  case door
  case act(Int)
}

private final class PlayCoordinator: Coordinator, Routing {
  let initialRoute = PlayRoute.door

  func transition(to route: PlayRoute) -> SceneTransition {
    switch route {
    case .door: .push(SeatsScreen("Door") {})
    case .act(let number): .push(SeatsScreen("Act \(number)") {})
    }
  }
}

@MainActor @Test func `Lines follow links and print the one of what is shown`() async throws {
  let terminal = MemoryTerminal()
  var options = SceneDirector.Options()
  options.refusals = .off
  let director = SceneDirector(
    PlayCoordinator(), host: TerminalHost(device: terminal), options: options)
  director.links = try DeepLinkTable(scheme: "play") {
    $0.add("act/{number}") { (number: Int) in DeepLink(PlayRoute.act(number)) }
  }
  try director.start()
  terminal.type("link\nopen play://act/3\nlink\nopen play://acts\nquit\n")
  for _ in 0..<100 where !terminal.hasEnded { await settle() }
  for part in [
    "> link\n? The current place has no link.\n\n> open play://act/3\n── Door › Act 3 ─",
    "> link\nplay://act/3\n\n",
    "> open play://acts\n? No pattern matches the path acts; the closest are: act/{number}.\n\n── Door",
  ] { #expect(terminal.output.contains(part)) }
}
#endif
