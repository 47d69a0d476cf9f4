extension SceneDirector {
  /// The texts of the links that its table has and that take no values, or can do without.
  package var plainLinks: [String] { links?.plain ?? [] }
}

extension DeepLinkTable {
  fileprivate var plain: [String] {
    entries.compactMap { entry in
      let nothing = [String?](repeating: nil, count: entry.pattern.names.count)
      return entry.make(nothing).flatMap { try? print($0) }
    }
  }
}
