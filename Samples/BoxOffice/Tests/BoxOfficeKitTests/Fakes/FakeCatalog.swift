import BoxOfficeKit

/// A season with one show, unless told otherwise.
struct FakeCatalog: Catalog {
  var shows = [Show.owl]
}
