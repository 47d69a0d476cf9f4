#if DEBUG && canImport(SwiftUI)
import SwiftUI
import Usher
import UsherSwiftUI

struct InspectorView: ScreenView {
  let page: InspectorModel.Page
  let inspector: InspectorCoordinator

  init(_ page: InspectorModel.Page, _ inspector: InspectorCoordinator) {
    (self.page, self.inspector) = (page, inspector)
  }

  var title: String? { page.title }

  var body: some View {
    let lines = inspector.model.lines(of: page)
    List(lines.indices, id: \.self) { index in
      if let refusal = lines[index].refusal {
        Button {
          inspector.open(refusal)
        } label: {
          Text(verbatim: lines[index].text)
        }
      } else {
        Text(verbatim: lines[index].text)
          .foregroundStyle(lines[index].emphasis == .muted ? .secondary : .primary)
      }
    }
    .font(.footnote)
    .navigationTitle(Text(verbatim: page.title))
  }
}
#endif
