public import Usher

/// Transitions by type: what they show is made by the container of the coordinator that does them.
extension Transition {
  /// Returns one that pushes a screen that the coordinator's container makes.
  ///
  /// ```swift
  /// case .show(let id): .push(ShowScreen.self, id)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The transition; what cannot be made refuses it.
  public static func push<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, fileID: String = #fileID, line: Int = #line
  ) -> Transition {
    let site = CallSite(fileID: fileID, line: line)
    return showing(ScreenSource(S.self, [Argument](repeat each arguments), site), as: .push)
  }

  /// Returns one that presents a screen that the coordinator's container makes.
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - placement: How: as a sheet unless told otherwise.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The transition; what cannot be made refuses it.
  public static func present<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, as placement: Placement = .sheet,
    fileID: String = #fileID, line: Int = #line
  ) -> Transition {
    let site = CallSite(fileID: fileID, line: line)
    return showing(ScreenSource(S.self, [Argument](repeat each arguments), site), as: placement)
  }

  /// Returns one that replaces the top of the stack by a screen that the container makes.
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The transition; what cannot be made refuses it.
  public static func replace<S, each A>(
    with type: S.Type, _ arguments: repeat each A, fileID: String = #fileID, line: Int = #line
  ) -> Transition {
    let site = CallSite(fileID: fileID, line: line)
    return replacing(with: ScreenSource(S.self, [Argument](repeat each arguments), site))
  }

  /// Returns one that starts a coordinator that a child of the container makes.
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - placement: Where it is shown.
  /// - Returns: The transition; what cannot be made refuses it.
  public static func start<C: Coordinator, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic
  ) -> Transition {
    starting(Start<C>(arguments: [Argument](repeat each arguments)).source(), as: placement)
  }
}

extension Transition {
  /// Returns one that starts a coordinator with a result that a child of the container makes.
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - placement: Where it is shown.
  ///   - ended: Receives the outcome, exactly once, on every way out.
  /// - Returns: The transition; what cannot be made refuses it.
  public static func start<C: Concluding, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic,
    ended: @escaping @MainActor (Outcome<C.Output>) -> Void
  ) -> Transition {
    let source = Start<C>(arguments: [Argument](repeat each arguments)).source()
    return starting(source, as: placement, ended: ended)
  }
}

extension Guard.Verdict {
  /// Returns the verdict that a flow comes first, whose coordinator the asker's container makes.
  ///
  /// ```swift
  /// Guard("members only") { _ in session.isOpen ? .allow : .detour(through: SignIn.self) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - placement: Where it is shown; it becomes the root of an empty window.
  /// - Returns: The verdict.
  @MainActor public static func detour<C: Coordinator, each A>(
    through type: C.Type, _ arguments: repeat each A, as placement: Placement = .sheet
  ) -> Guard.Verdict {
    let source = Start<C>(arguments: [Argument](repeat each arguments)).source()
    return .detour(Guard.Detour(source, as: placement))
  }
}
