public import UsherDI

/// A stage's replacements for other modules: answers, fakes and screens.
@MainActor public struct StageAnswers {
  /// The registrar of fakes, which replace registrations of the assemblies.
  public let registrar: Registrar

  /// Answers a flow that another module implements, each time it is started.
  ///
  /// The flow shows a placeholder, which outlines name after the key, until the answer is there. A
  /// second answer for a key, or one for a key that no assembly needs or registers, is a problem of
  /// the container.
  ///
  /// ```swift
  /// $0.answer(PickAddress.self) { .finished($0.current ?? .sample) }
  /// ```
  public func answer<K: FlowKey>(
    _ key: K.Type, fileID: String = #fileID, line: Int = #line,
    _ answer: @escaping @MainActor (K) async -> Outcome<K.Output>
  ) {
    let site = CallSite(fileID: fileID, line: line)
    register(key, at: site) { AnsweredFlow($0, at: site, answer) }
  }

  /// Answers a flow without a value: it finishes as soon as it has started.
  public func answer<K: FlowKey>(
    _ key: K.Type, fileID: String = #fileID, line: Int = #line
  ) where K.Output == Void {
    self.answer(key, fileID: fileID, line: line) { _ in .finished(()) }
  }

  /// Unavailable: a flow with a value needs a result.
  @available(
    *, unavailable,
    message: "Say how the flow ends, answer(Key.self) { _ in .finished(value) }, or hold(Key.self)."
  )
  public func answer<K: FlowKey>(_ key: K.Type) {}

  /// Stands for a flow of another module, and leaves its end to the user and the code that started
  /// it.
  ///
  /// A layout thus keeps the tab, the column or the slot that shows it.
  public func hold<K: FlowKey>(_ key: K.Type, fileID: String = #fileID, line: Int = #line) {
    let site = CallSite(fileID: fileID, line: line)
    register(key, at: site) { AnsweredFlow($0, at: site, nil) }
  }

  private func register<K: FlowKey>(
    _ key: K.Type, at site: CallSite, _ make: @escaping @MainActor (K) -> AnsweredFlow<K>
  ) {
    registrar.answering.register(make, for: K.self, fileID: site.fileID, line: site.line)
  }

  /// Registers placeholders for the keys of screens that nothing shows.
  func registerPlaceholders() {
    registrar.plain.register(value: KeyPlaceholders { $0.placeholder })
  }
}

extension StageAnswers {
  /// A flow that a test answers or holds, without its key's type.
  protocol Answered {}

  /// A flow that a test answers, or holds.
  final class AnsweredFlow<K: FlowKey>: Coordinator, Concluding, OutlineNamed, Answered {
    typealias Output = K.Output

    static var name: String { String(describing: K.self) }

    private let answered: K
    private let site: CallSite
    private let answer: (@MainActor (K) async -> Outcome<K.Output>)?

    init(
      _ key: K, at site: CallSite, _ answer: (@MainActor (K) async -> Outcome<K.Output>)?
    ) {
      (answered, self.site, self.answer) = (key, site, answer)
    }

    override func build() -> SceneLayout { .screen(PlaceholderScreen<K>()) }

    override func didStart() {
      guard let answer else { return }
      task { [weak self, answered] in
        let outcome = await answer(answered)
        self?.end(with: outcome)
      }
    }

    private func end(with outcome: Outcome<K.Output>) {
      switch outcome {
      case .finished(let output): finish(output, fileID: site.fileID, line: site.line)
      case .cancelled(let reason): Finish<Output>(self).cancel(for: reason, at: site)
      }
    }
  }
}

/// The screen of a key in a test, with the key's name in outlines.
private final class PlaceholderScreen<K>: Screen, OutlineNamed {
  static var name: String { String(describing: K.self) }
}

extension ScreenKey {
  @MainActor fileprivate var placeholder: any Screen { PlaceholderScreen<Self>() }
}
