public import UsherDI

/// What a stage gives a module in the place of other modules: answers, fakes and screens.
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
    registrar.answering.register(
      { (key: K) in AnsweredFlow(key, answer) }, for: K.self, fileID: fileID, line: line)
  }

  /// Answers a flow without a value: it finishes when the closure returns.
  public func answer<K: FlowKey>(
    _ key: K.Type, fileID: String = #fileID, line: Int = #line,
    _ answer: @escaping @MainActor (K) async -> Void
  ) where K.Output == Void {
    self.answer(key, fileID: fileID, line: line) { (key: K) -> Outcome<Void> in
      await answer(key)
      return .finished(())
    }
  }

  /// Registers placeholders for the keys of screens that nothing shows.
  func registerPlaceholders() {
    registrar.plain.register(value: KeyPlaceholders { $0.placeholder })
  }
}

/// A flow that a test answers.
final class AnsweredFlow<K: FlowKey>: Coordinator, Concluding, OutlineNamed {
  typealias Output = K.Output

  static var name: String { OutlineName.short(K.self, without: []) }

  private let answered: K
  private let answer: @MainActor (K) async -> Outcome<K.Output>

  init(_ key: K, _ answer: @escaping @MainActor (K) async -> Outcome<K.Output>) {
    (answered, self.answer) = (key, answer)
  }

  override func build() -> SceneLayout { .screen(PlaceholderScreen<K>()) }

  override func didStart() {
    task { [weak self, answered, answer] in
      let outcome = await answer(answered)
      guard let self else { return }
      switch outcome {
      case .finished(let output): finish(output)
      case .cancelled: Finish<Output>(self).cancel()
      }
    }
  }
}

/// Stands for the screen of a key, which outlines name.
final class PlaceholderScreen<K>: Screen, OutlineNamed {
  static var name: String { OutlineName.short(K.self, without: []) }
}

extension ScreenKey {
  @MainActor fileprivate var placeholder: any Screen { PlaceholderScreen<Self>() }
}
