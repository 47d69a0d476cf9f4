#if DEBUG && (os(macOS) || os(Linux))
import Observation
import Usher
import UsherTerminal

@Observable final class TerminalInspectorScreen: TerminalScreen {
  @ObservationIgnored private let page: InspectorModel.Page
  @ObservationIgnored private weak var inspector: InspectorCoordinator?

  init(_ page: InspectorModel.Page, _ inspector: InspectorCoordinator) {
    (self.page, self.inspector) = (page, inspector)
  }

  var title: String? { page.title }

  var lines: [Line] { (inspector?.model.lines(of: page) ?? []).map(line) }

  private func line(_ line: InspectorModel.Line) -> Line {
    guard let refusal = line.refusal else { return .text(line.text, line.emphasis.tone) }
    return .item(line.text) { [weak inspector] in inspector?.open(refusal) }
  }
}

extension InspectorModel.Line.Emphasis {
  fileprivate var tone: Tone {
    switch self {
    case .plain: .plain
    case .strong: .strong
    case .muted: .muted
    case .accent: .accent
    case .warning: .warning
    }
  }
}
#endif
