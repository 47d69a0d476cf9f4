public import Usher

extension RestorationTable.Builder {
  /// Registers a type of coordinators that its parent's container makes.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  public mutating func register<C: Restorable>(
    _ type: C.Type, fileID: String = #fileID, line: Int = #line
  ) {
    register(C.self, at: CallSite(fileID: fileID, line: line)) { _ in
      Start<C>(arguments: []).source()
    }
  }

  /// Registers a type of coordinators that its parent's container makes of arguments.
  ///
  /// ```swift
  /// $0.register(CheckoutCoordinator.self) { ($0.show, $0.account) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - arguments: Finds in the saved state what the coordinator had been started with.
  public mutating func register<C: Restorable, each A>(
    _ type: C.Type, fileID: String = #fileID, line: Int = #line,
    arguments: @escaping @MainActor (C.State) throws -> (repeat each A)
  ) {
    register(C.self, at: CallSite(fileID: fileID, line: line)) { state in
      let given = try arguments(state)
      return Start<C>(arguments: [Argument](repeat each given)).source()
    }
  }
}
