#if !canImport(UIKit)
import Testing

/// Says that the tests of this target are not run, on systems without UIKit.
@Test(.disabled("There is no UIKit here. Run .ci/mac on a Mac, or set USHER_STANDINS=1 on Linux."))
func `The UIKit host is tested`() {}
#endif
