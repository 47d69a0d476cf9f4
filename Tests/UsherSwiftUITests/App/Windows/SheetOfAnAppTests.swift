#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
import UsherSwiftUI

/// An app that has its own navigation, and one flow of Usher's in a sheet.
@MainActor struct SheetOfAnAppTests {
  private let sales = Sales()

  @Test func `A flow runs in a sheet of an app that is not Usher's, and ends with it`() async throws
  {
    let renderer = Renderer { Kiosk(sales: sales) }
    for number in 1...2 {
      await renderer.rest()
      #expect(renderer.user.tap("Buy"))
      await renderer.rest()
      #expect(renderer.user.tap("Choose"))
      await renderer.rest()
      #expect(renderer.outline.contains("Seat 7"), "\(renderer.outline)")
      #expect(renderer.user.swipeDown())
      await renderer.rest()
      #expect(sales.opened == number && sales.living == 0)
    }
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A screen that asks keeps the user from swiping the app's sheet away`() async {
    sales.asks = true
    let renderer = Renderer { Kiosk(sales: sales) }
    for words in ["Buy", "Choose"] {
      await renderer.rest()
      #expect(renderer.user.tap(words))
    }
    await renderer.rest()
    #expect(!renderer.user.swipeDown())
    #expect(renderer.user.tap("Take it"))
    await renderer.rest()
    #expect(renderer.outline.contains("Sold: 7") && sales.living == 0, "\(renderer.outline)")
  }

  @Test func `Its result is the app's, which closes the sheet`() async {
    let renderer = Renderer { Kiosk(sales: sales) }
    for words in ["Buy", "Choose", "Take it"] {
      await renderer.rest()
      #expect(renderer.user.tap(words))
    }
    await renderer.rest()
    #expect(renderer.outline.contains("Sold: 7") && sales.living == 0, "\(renderer.outline)")
  }

  @Test func `A flow without links ignores the app's links`() async throws {
    let renderer = Renderer { Kiosk(sales: sales) }
    await renderer.rest()
    renderer.user.tap("Buy")
    await renderer.rest()
    renderer.open(try #require(URL(string: "kiosk://help")))
    await renderer.rest()
    #expect(sales.links == ["kiosk://help"] && sales.refusals == 0)
  }
}

/// The app's records of its flows.
@MainActor @Observable final class Sales {
  var sold: Int?
  var links: [String] = []
  @ObservationIgnored var asks = false
  @ObservationIgnored private(set) var opened = 0
  @ObservationIgnored private(set) var refusals = 0
  @ObservationIgnored private var flows: [() -> Seller?] = []

  var living: Int { flows.count { $0() != nil } }

  func director(on host: SwiftUIHost) -> SceneDirector {
    let seller = Seller(sales: self)
    opened += 1
    flows.append { [weak seller] in seller }
    let director = SceneDirector(seller, host: host)
    director.observe { [weak self] event in
      if case .refused = event { self?.refusals += 1 }
    }
    return director
  }
}

final class Seller: Coordinator {
  private let sales: Sales
  var asks: Bool { sales.asks }
  init(sales: Sales) { self.sales = sales }
  override func build() -> SceneLayout { .stack(ChoiceView(seller: self)) }
  func choose() { push(ChosenView(seller: self, seat: 7)) }
  func sell(_ seat: Int) { sales.sold = seat }
}

private struct ChoiceView: ScreenView {
  let seller: Seller
  var body: some View { Button("Choose") { seller.choose() } }
}

private struct ChosenView: ScreenView {
  let seller: Seller
  let seat: Int
  var dismissal: Dismissal { seller.asks ? .confirm : .free }
  var body: some View {
    Text(verbatim: "Seat \(seat)")
    Button("Take it") { seller.sell(seat) }
  }
}

/// The app: its own stack, its own sheet, its own links.
struct Kiosk: View {
  let sales: Sales
  @State private var isBuying = false

  var body: some View {
    NavigationStack {
      Text(verbatim: sales.sold.map { "Sold: \($0)" } ?? "Nothing sold")
      Button("Buy") { isBuying = true }
    }
    .sheet(isPresented: $isBuying) { UsherView { sales.director(on: $0) } }
    .onChange(of: sales.sold) { isBuying = false }
    .onOpenURL { sales.links.append($0.absoluteString) }
  }
}
#endif
