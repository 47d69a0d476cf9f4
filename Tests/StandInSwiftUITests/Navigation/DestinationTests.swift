#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

/// The permitted places of destinations, and the effects of wrong ones.
@MainActor @Suite struct DestinationTests {
  @Test func `A destination in a list is not found`() {
    let renderer = Renderer {
      NavigationStack(path: .constant(["a"])) {
        List(0..<1) { _ in
          Text("row").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    renderer.settle()
    #expect(
      Set(renderer.complaints.map(\.kind)) == [.unseenDestination, .missingDestination])
  }

  @Test func `Of two destinations for one type that closest to the root is used`() {
    let renderer = Renderer {
      NavigationStack(path: .constant(["a"])) {
        Text("root")
          .navigationDestination(for: String.self) { Text("inner \($0)") }
          .navigationDestination(for: String.self) { Text("outer \($0)") }
      }
    }
    renderer.settle()
    #expect(renderer.outline.contains("text outer a"))
    #expect(renderer.complaints.map(\.kind) == [.duplicateDestination])
  }

  @Test func `With a path of one type only destinations in the root count`() {
    let renderer = Renderer {
      NavigationStack(path: .constant(["a"])) {
        Text("root").navigationDestination(for: String.self) {
          Text($0).navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.unseenDestination])
  }

  @Test func `With a path of any types destinations of pushed screens count`() {
    var path = NavigationPath(["a"])
    path.append(7)
    let deep = path
    let renderer = Renderer {
      NavigationStack(path: .constant(deep)) {
        Text("root").navigationDestination(for: String.self) {
          Text($0).navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    renderer.settle()
    #expect(renderer.complaints == [] && renderer.outline.contains("text number 7"))
  }

  @Test func `A stack in a stack is complained of, one in a sheet is not`() {
    let nested = Renderer { NavigationStack { NavigationStack { Text("inner") } } }
    #expect(nested.complaints.map(\.kind) == [.nestedStack])
    let apart = Renderer {
      NavigationStack {
        Text("below").sheet(isPresented: .constant(true)) { NavigationStack { Text("above") } }
      }
    }
    apart.settle()
    #expect(apart.complaints == [] && apart.window.elements.count == 2)
  }

  @Test func `Tabs in a stack are complained of, stacks in tabs are not`() {
    let wrong = Renderer { NavigationStack { TabView { Text("a") } } }
    #expect(wrong.complaints.map(\.kind) == [.tabsInStack])
    let right = Renderer { TabView { NavigationStack { Text("a") } } }
    #expect(right.complaints == [])
  }
}
#endif
