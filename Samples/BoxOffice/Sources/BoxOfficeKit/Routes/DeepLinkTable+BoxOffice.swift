public import UsherDI

extension DeepLinkTable {
  /// Returns the links of the box office, such as `boxoffice://shows/7/seats`.
  ///
  /// A show is named as in the season's file, or by its number in the season.
  public static func boxOffice() throws(TableError) -> DeepLinkTable {
    try DeepLinkTable(scheme: "boxoffice", hosts: ["lantern.example"]) {
      $0.add("shows", BoxOfficeRoute.shows, ShowsRoute.list)
      $0.add("shows/{show}") { (show: String) in
        DeepLink(BoxOfficeRoute.shows, ShowsRoute.show(show))
      }
      $0.add("shows/{show}/seats") { (show: String) in
        DeepLink(BoxOfficeRoute.shows, ShowsRoute.show(show), ShowsRoute.seats(show))
      }
      $0.add("tickets", BoxOfficeRoute.tickets, TicketsRoute.list)
      $0.add("tickets/{number}") { (number: Int) in
        DeepLink(BoxOfficeRoute.tickets, TicketsRoute.ticket(number))
      }
      $0.add("account", BoxOfficeRoute.account)
    }
  }
}
