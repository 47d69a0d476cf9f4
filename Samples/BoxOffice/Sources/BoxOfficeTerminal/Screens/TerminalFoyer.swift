import BoxOfficeKit
import UsherTerminal

final class TerminalFoyer: TerminalScreen {
  let title: String? = "The Lantern"
  let lines = [Line.text("Choose a show.", .muted)]
}
