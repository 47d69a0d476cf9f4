/// Ends a flow of one screen with its result.
///
/// ```swift
/// struct AddressView: ScreenView {
///   let finish: Finish<Address>
///   var body: some View { AddressList { finish($0) } }
/// }
///
/// registrar.register(AddressView.init, for: PickAddress.self)
/// ```
///
/// The first call ends the flow; a later one, or one after the user went back, is refused as
/// `ended`. It keeps neither the flow nor the screen alive.
@MainActor public struct Finish<Output> {
  private let end: @MainActor (FlowEnding, CallSite) -> NavigationHandle

  /// Makes one without a flow, for previews and tests.
  ///
  /// The closure receives each result; `nil` for `cancel()`.
  public init(_ receive: @escaping @MainActor (Output?) -> Void = { _ in }) {
    end = { ending, _ in
      if case .finished(let value) = ending { receive(value as? Output) } else { receive(nil) }
      let handle = NavigationHandle()
      handle.admit()
      handle.settle()
      return handle
    }
  }

  /// Makes one that ends a flow, without keeping it alive.
  package init(_ flow: Coordinator) {
    let name = flow.outlineName
    end = { [weak flow, weak director = flow.director] ending, site in
      if let flow { return flow.request(.finish(with: ending), at: site) }
      let error = Refusal.ended(name).error(verb: "finish", coordinator: name, at: site)
      director?.reportRefusal(error, .program)
      return .refused(error)
    }
  }

  /// Ends the flow with a result.
  @discardableResult
  public func callAsFunction(
    _ output: Output, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    end(.finished(output), CallSite(fileID: fileID, line: line))
  }

  /// Ends the flow without a result, as going back does.
  @discardableResult
  public func cancel(fileID: String = #fileID, line: Int = #line) -> NavigationHandle {
    cancel(for: .user, at: CallSite(fileID: fileID, line: line))
  }

  /// Ends the flow without a result, for a reason that a test gives.
  @discardableResult
  package func cancel(for reason: CancellationReason, at callSite: CallSite) -> NavigationHandle {
    end(.cancelled(reason), callSite)
  }
}

extension Finish<Void> {
  /// Ends the flow.
  @discardableResult
  public func callAsFunction(fileID: String = #fileID, line: Int = #line) -> NavigationHandle {
    callAsFunction((), fileID: fileID, line: line)
  }
}
