public import Usher

extension RestorationTable.Builder {
  /// Registers a type of coordinators, which the parent's container makes.
  public mutating func register<C: Restorable>(
    _ type: C.Type, fileID: String = #fileID, line: Int = #line
  ) {
    register(C.self, at: CallSite(fileID: fileID, line: line)) { _ in
      Start<C>(arguments: []).source()
    }
  }

  /// Registers a type of coordinators, which the parent's container makes with arguments.
  ///
  /// ```swift
  /// $0.register(CheckoutCoordinator.self) { ($0.show, $0.account) }
  /// ```
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
