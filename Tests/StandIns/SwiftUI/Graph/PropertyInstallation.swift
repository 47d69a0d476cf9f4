@_spi(Reflection) import Swift

/// A property of a view whose value SwiftUI sets.
@MainActor protocol InstalledProperty {
  /// Gets its value from the node that it is installed in.
  mutating func install(in node: ViewNode, at index: Int)
}

/// Installs the properties of a view in a copy of its own, as the real one does.
@MainActor enum PropertyInstallation {
  static func install<V>(in view: inout V, of node: ViewNode) {
    var index = 0
    install(in: &view, of: node, index: &index)
  }

  private static func install<V>(in value: inout V, of node: ViewNode, index: inout Int) {
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      _ = unsafe _forEachField(of: V.self) { _, offset, type, _ in
        if let type = type as? any DynamicProperty.Type {
          unsafe install(type, at: base + offset, of: node, index: &index)
        }
        return true
      }
    }
  }

  private static func install<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, of node: ViewNode, index: inout Int
  ) {
    let property = unsafe address.assumingMemoryBound(to: P.self)
    if var installed = unsafe property.pointee as? any InstalledProperty {
      installed.install(in: node, at: index)
      index += 1
      if let changed = installed as? P { unsafe property.pointee = changed }
    } else {
      unsafe install(in: &property.pointee, of: node, index: &index)
    }
    unsafe property.pointee.update()
  }
}

extension ViewNode {
  /// The object of a property that lives as long as the node.
  func cell<Cell: AnyObject>(at index: Int, _ make: () -> Cell) -> Cell {
    while cells.count <= index { cells.append(nil) }
    if let cell = cells[index] as? Cell { return cell }
    let cell = make()
    cells[index] = cell
    return cell
  }
}
