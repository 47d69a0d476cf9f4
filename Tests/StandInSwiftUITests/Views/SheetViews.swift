#if canImport(SwiftUI)
import SwiftUI

@Observable @MainActor final class SheetModel {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name = "item"
  }
  var item: Item? {
    didSet {
      writes.append(item?.id)
      written?(item)
    }
  }
  @ObservationIgnored var writes: [Int?] = []
  /// The program's reaction to a write of the item.
  @ObservationIgnored var written: ((Item?) -> Void)?
  @ObservationIgnored let journal = Journal()
}

struct SheetHost: View {
  @Bindable var model: SheetModel

  var body: some View {
    Place(name: "below", journal: model.journal)
      .sheet(item: $model.item, onDismiss: dismissed) { item in
        Place(name: "sheet \(item.id)", journal: model.journal)
      }
  }

  private func dismissed() { model.journal.note("dismissed") }
}
#endif
