public import Foundation

/// One evening or afternoon of a show.
public nonisolated struct Performance: Hashable, Sendable, Codable, Identifiable {
  /// The performance's name in the season's file.
  public let id: String
  /// When the curtain rises.
  public let starts: Date
  /// The seats that were sold before the box office opened.
  public let taken: Set<Seat>

  /// Makes a performance.
  public init(id: String, starts: Date, taken: Set<Seat> = []) {
    self.id = id
    self.starts = starts
    self.taken = taken
  }
}

extension Performance {
  /// The seats that are left, in words.
  public nonisolated static func text(ofSeatsLeft count: Int) -> String {
    switch count {
    case ...0: "sold out"
    case 1: "1 seat left"
    default: "\(count) seats left"
    }
  }
}
