import Foundation
public import Observation

/// Who is signed in, remembered from one run to the next.
@Observable @MainActor public final class Session {
  /// Who is signed in, or nil.
  public private(set) var account: Account?
  /// What somebody should know about how it was remembered, or nil.
  public private(set) var notice: String?

  private let storage: any Storage<Account?>
  @ObservationIgnored private var observers: [AsyncStream<Void>.Continuation] = []

  /// Opens the session of last time, if there was one that can be read.
  public init(storage: any Storage<Account?>) {
    self.storage = storage
    do {
      let loaded = try storage.load()
      account = loaded.value ?? nil
      notice = loaded.notice
    } catch {
      notice = "Who was signed in cannot be read: \(error.inWords)"
    }
  }

  /// Lets somebody in.
  public func signIn(_ account: Account) { change(to: account) }

  /// Lets them out again, and tells everybody who asked for the endings.
  public func signOut() {
    guard account != nil else { return }
    change(to: nil)
    observers.removeAll { $0.yield().isTerminated }
  }

  /// A moment each time that somebody signs out.
  public var endings: AsyncStream<Void> {
    let (stream, observer) = AsyncStream<Void>.makeStream()
    observers.append(observer)
    return stream
  }

  private func change(to account: Account?) {
    self.account = account
    do {
      try storage.save(account)
    } catch {
      notice = "Who is signed in could not be written down. \(error.inWords)"
    }
  }
}

extension AsyncStream.Continuation.YieldResult {
  fileprivate var isTerminated: Bool {
    if case .terminated = self { true } else { false }
  }
}
