import BoxOfficeKit
import UsherExplorer

/// The interruptions that only the box office knows.
extension Interruption {
  static let signedOut = interruption("signed out", mayLose: true) { stage in
    try stage.director.root.resolve(Session.self).signOut()
  }

  static let theBankIsSlow = interruption("the bank is slow") { stage in
    let bank = try stage.director.root.resolve((any Payments).self) as? SlowPayments
    bank?.isSlow = true
  }

  static let theDiskIsFull = interruption("the disk is full") { stage in
    let storage = try stage.director.root.resolve((any Storage<TicketBook.Contents>).self)
    (storage as? MemoryStorage<TicketBook.Contents>)?.fault = MemoryFault()
  }
}
