extension DeepLinkTable {
  /// Returns the link that a text stands for.
  ///
  /// Custom schemes may have the start of their path in the place of the host; parts of the query
  /// that no pattern names are passed over.
  ///
  /// - Parameters:
  ///   - text: The text, a URL from anywhere.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The link.
  /// - Throws: `DeepLinkError` where no pattern matches; whatever the text is, it is never worse.
  public func parse(
    _ text: String, fileID: String = #fileID, line: Int = #line
  ) throws(DeepLinkError) -> DeepLink {
    do throws(DeepLinkError.Reason) {
      return try link(for: address(of: text))
    } catch {
      throw DeepLinkError(
        text: text, reason: error, callSite: CallSite(fileID: fileID, line: line))
    }
  }

  private func address(of text: String) throws(DeepLinkError.Reason) -> LinkAddress {
    let address: LinkAddress
    do throws(LinkAddress.Fault) {
      address = try LinkAddress(text)
    } catch {
      throw error == .tooLong ? .tooLong : .malformed
    }
    if address.scheme == scheme { return address.withHostInPath }
    guard address.scheme == "https" || address.scheme == "http",
      hosts.contains(address.host.lowercased())
    else { throw .foreign(address.scheme, scheme: scheme, hosts: hosts) }
    return address
  }

  private func link(for address: LinkAddress) throws(DeepLinkError.Reason) -> DeepLink {
    for entry in entries {
      if let values = entry.pattern.match(address), let link = entry.make(values) { return link }
    }
    let path = address.segments.joined(separator: "/")
    throw .unmatched(path: path, nearest: nearest(to: path))
  }

  private func nearest(to path: String) -> [String] {
    let path = Array(path.unicodeScalars.prefix(64))
    let ranked = entries.enumerated().map { index, entry in
      (Distance.between(path, Array(entry.pattern.text.unicodeScalars.prefix(64))), index)
    }
    return ranked.sorted { $0 < $1 }.prefix(3).map { entries[$0.1].pattern.name }
  }
}

/// How many edits make one text of another.
private enum Distance {
  static func between(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, corner + (x == y ? 0 : 1))
        corner = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
