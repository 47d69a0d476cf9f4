#if canImport(SwiftUI)
import SwiftUI

/// Three sheets, one over the other.
@Observable @MainActor final class Tower {
  var isShown = [false, false, false]
  @ObservationIgnored let journal = Journal()
}

struct TowerView: View {
  @Bindable var tower: Tower
  let level: Int
  var body: some View {
    if level == tower.isShown.count {
      Text("top")
    } else {
      Text("level \(level)")
        .sheet(isPresented: $tower.isShown[level], onDismiss: left) { above }
    }
  }

  private var above: AnyView { AnyView(TowerView(tower: tower, level: level + 1)) }
  private func left() { tower.journal.note(["first", "second", "third"][level] + " gone") }
}

/// An item that is released when nothing retains it.
@Observable @MainActor final class Holder {
  final class Item: Identifiable {}
  var item: Item?
}

struct HolderView: View {
  @Bindable var holder: Holder
  var body: some View { Text("below").sheet(item: $holder.item) { _ in Text("sheet") } }
}

struct Covered: View {
  @Bindable var covering: SwitchModel
  @Bindable var late: SwitchModel
  var body: some View {
    VStack {
      Text("one").sheet(isPresented: $covering.isOn) { Text("covering") }
      Text("two").sheet(isPresented: $late.isOn) { Text("late") }
    }
  }
}

/// A view that is there as long as its sheet is.
struct Fading: View {
  @Bindable var shown: SwitchModel
  var body: some View {
    if shown.isOn {
      Text("there").sheet(isPresented: $shown.isOn) { Text("sheet") }
    } else {
      Text("gone")
    }
  }
}

struct Leaving: View {
  let model: SwitchModel
  var body: some View {
    if model.isOn {
      Text("here").sheet(
        isPresented: .constant(true), onDismiss: { model.id += 1 }, content: sheet)
    }
  }
  private func sheet() -> Text { Text("sheet") }
}

struct Locked: View {
  @Bindable var model: SwitchModel
  var body: some View {
    Text("below").sheet(isPresented: $model.isOn) { LockedContent(model: model) }
  }
}

struct LockedContent: View {
  let model: SwitchModel
  var body: some View {
    Text("sheet")
    Text("deep").interactiveDismissDisabled(model.id == 1)
  }
}
#endif
