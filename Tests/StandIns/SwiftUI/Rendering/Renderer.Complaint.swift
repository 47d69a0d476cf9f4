extension Renderer {
  /// What SwiftUI refuses, ignores or warns of.
  @_spi(Test) public struct Complaint: Hashable, Sendable, CustomStringConvertible {
    /// What kind it is.
    public let kind: Kind
    /// What is said.
    public let description: String

    /// The kinds.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A value in a path has no destination.
      case missingDestination
      /// Two destinations are declared for one type.
      case duplicateDestination
      /// A destination is declared where the stack does not see it.
      case unseenDestination
      /// A stack stands in a stack.
      case nestedStack
      /// Tabs stand in a stack.
      case tabsInStack
      /// A link stands in no stack that can follow it.
      case deadLink
      /// A path was written again before the first write was shown.
      case pathWrittenTwice
      /// A second presentation was asked for.
      case alreadyPresenting
      /// A presentation was asked for while another moved.
      case presentingWhileMoving
      /// A presentation was asked for by a view that is not seen.
      case presenterNotSeen
      /// A change of what is presented was ignored.
      case ignoredChange
      /// A binding did not take what was written to it.
      case refusedWrite
      /// A selection was changed and put back at once.
      case selectionPutBack
      /// Two pages or tabs have the same value.
      case duplicateTag
      /// A selection names no page or tab.
      case missingTag
      /// Two elements of one collection have the same identity.
      case duplicateID
      /// Updates cause updates without end.
      case neverSettles
      /// A controller beside a view takes touches.
      case touchesTaken
      /// Something was done that the platform cannot do.
      case unsupported
    }
  }
}
