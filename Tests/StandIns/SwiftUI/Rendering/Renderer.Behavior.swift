extension Renderer {
  /// A possible behavior of SwiftUI.
  @_spi(Test) public enum Behavior: Int, Hashable, Sendable, CaseIterable {
    /// A path is written again as it is, a turn after it changed.
    case writesSamePath = 1
    /// Every write by the user is repeated.
    case writesTwice
    /// A swiped sheet's binding is written a second after its removal; nothing else shows until
    /// then.
    case writesLate
    /// A swipe back writes its initial path less one, even if the program has changed the path
    /// since.
    case writesStalePath
    /// A removed layer writes `nil` even if its binding has another value by now.
    case writesForAnother
    /// Layers that leave with a lower one do not write their bindings.
    case upperLayersAreSilent
    /// Of the layers that leave with a lower one, only the lowest writes its binding.
    case oneUpperLayerWrites
    /// A change of a path during a push or pop is lost in one of three cases.
    case dropsPathChanges
    /// A presentation that is requested during another transition is lost.
    case dropsPresentations
    /// Destinations are evaluated from the top down, including those of removed elements.
    case evaluatesDestinationsAnyhow
    /// A tap on the selected tab writes its value again.
    case writesSelectionAgain
    /// Collapsing writes the compact column and shows the sidebar.
    case writesCompactColumn
    /// Collapsing writes `nil` to the selections of lists.
    case clearsSelections
    /// Going to the background changes the size class for a moment, and the columns.
    case flickersInBackground
    /// Every appearance is reported twice.
    case appearsTwice
    /// A modifier keeps the last item that it presented.
    case keepsLastItem
    /// A path that grows below a screen that no path contains grows unseen.
    case pushesUnderForeign
    /// A view that reads `dismiss` is evaluated whenever something is pushed or presented.
    case dismissDependsOnPresentation
    /// A binding that is made again while a stack moves has its screens made again.
    case rebuildsWithBinding
    /// A second write of a path in one update is lost.
    case losesSecondPathWrite
    /// The tabs that were visited and are not selected appear again when the tab view is removed.
    case appearsWhenRemoved
    /// The environment of the last text field that was removed is kept.
    case keepsFields
    /// A path that is cleared while a search is active is not followed.
    case searchHoldsPath
    /// Of several requests in one update, the last is presented.
    case presentsInReverse
    /// An animated presentation begins a moment later, and is not visible until then.
    case beginsLayersLate
    /// The user can swipe a sheet back before its presentation completes.
    case grabsComingLayers

    /// All difficult behavior at once.
    public static let all = Set(allCases)
  }
}
