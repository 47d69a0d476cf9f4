import BoxOfficeKit

/// A season with one show.
struct Programme: Catalogue {
  let shows = [Show.owl]
}
