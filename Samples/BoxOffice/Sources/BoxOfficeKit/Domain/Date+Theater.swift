public import Foundation

nonisolated extension Locale {
  /// The language of the house, whatever the machine speaks.
  static let theater = Locale(identifier: "en_GB")
}

nonisolated extension Date {
  /// The day and the time as they stand on a ticket: `Fri 5 March 2027, 19:30`.
  public var onTicket: String {
    let weekday = formatted(Date.style.weekday(.abbreviated))
    return "\(weekday) \(formatted(Date.style.day().month(.wide).year())), \(timeOfDay)"
  }

  /// The day as it stands in a list: `5 Mar`.
  public var dayOfSeason: String { formatted(Date.style.day().month(.abbreviated)) }

  /// The time on the theater's clock: `19:30`.
  public var timeOfDay: String {
    formatted(Date.style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
  }

  private static let style = FormatStyle(locale: .theater, timeZone: .gmt)
}
