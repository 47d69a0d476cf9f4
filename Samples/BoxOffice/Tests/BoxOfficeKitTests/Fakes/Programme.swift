import BoxOfficeKit

/// A season with one show, unless told otherwise.
struct Programme: Catalogue {
  var shows = [Show.owl]
}
