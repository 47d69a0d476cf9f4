#if DEBUG && canImport(UIKit) && !os(tvOS)
import Foundation
import Observation
import UIKit
import Usher
import UsherUIKit

final class InspectorViewController: UITableViewController {
  private static let cell = "line"

  private let page: InspectorModel.Page
  private weak var inspector: InspectorCoordinator?
  private var lines: [InspectorModel.Line] = []

  init(
    _ page: InspectorModel.Page, _ inspector: InspectorCoordinator,
    close: @escaping @MainActor () -> Void
  ) {
    (self.page, self.inspector) = (page, inspector)
    super.init(style: .plain)
    title = page.title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction(title: "Close") { _ in close() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    render()
  }

  /// Shows the lines now, and again whenever they have changed.
  private func render() {
    lines = withObservationTracking {
      inspector?.model.lines(of: page) ?? []
    } onChange: { [weak self] in
      Task { @MainActor in self?.render() }
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let line = lines[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    cell.contentConfiguration = configured(.subtitleCell()) { content in
      content.text = line.text
      if line.emphasis == .muted { content.textProperties.color = .secondaryLabel }
    }
    cell.accessoryType = line.refusal == nil ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let refusal = lines[indexPath.row].refusal { inspector?.open(refusal) }
  }

  private func configured(
    _ content: UIListContentConfiguration, _ change: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentConfiguration {
    var content = content
    change(&content)
    return content
  }
}
#endif
