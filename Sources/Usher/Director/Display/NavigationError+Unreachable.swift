extension NavigationError {
  /// The error for a host that does not perform a step.
  @MainActor init(unreachable host: any SceneHost, _ step: Step) {
    let asked = Message("\(step.edit)", redacted: step.edit.logText)
    let outline = host.shown.outline.split(separator: "\n").map { "\n    " + $0 }.joined()
    let shown = outline.isEmpty ? " nothing." : ":" + outline
    self.init(
      reason: .unreachable, command: "show the tree", coordinator: "The host",
      message:
        "\(type(of: host)) was asked repeatedly to \(asked). It still shows\(private: shown)",
      remedies: [
        "Leave what the director shows to the director: other code may undo each of its steps.",
        "Call super wherever a view controller of yours overrides what shows or hides another.",
        "In a host of your own, perform every step that its capabilities allow.",
      ],
      callSite: CallSite(fileID: "Usher/SceneDirector", line: 0), underlying: nil)
  }
}
