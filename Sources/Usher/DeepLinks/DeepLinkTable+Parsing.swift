extension DeepLinkTable {
  /// Returns the link that a string represents.
  ///
  /// With a custom scheme, the path may start in the place of the host. Query values that the
  /// pattern does not name are ignored.
  ///
  /// - Throws: `DeepLinkError` if no pattern matches, regardless of the string's content.
  public func parse(
    _ text: String, fileID: String = #fileID, line: Int = #line
  ) throws(DeepLinkError) -> DeepLink {
    do throws(DeepLinkError.Reason) {
      return try link(for: address(of: text))
    } catch {
      throw DeepLinkError(text: text, reason: error, callSite: CallSite(fileID: fileID, line: line))
    }
  }

  private func address(of text: String) throws(DeepLinkError.Reason) -> Address {
    var address = try Address(text, expecting: scheme)
    if address.scheme == scheme {
      // With a custom scheme, the host is the first component of the path.
      if !address.host.isEmpty { address.segments.insert(address.host, at: 0) }
      return address
    }
    guard address.scheme == "https" || address.scheme == "http",
      hosts.contains(address.host.lowercased())
    else { throw .foreign(address.scheme, scheme: scheme, hosts: hosts) }
    return address
  }

  private func link(for address: Address) throws(DeepLinkError.Reason) -> DeepLink {
    var fault: (mismatch: DeepLink.Mismatch, pattern: String)?
    for number in paths.entries(for: address.segments) {
      let entry = entries[number]
      guard let texts = entry.pattern.match(address) else { continue }
      do throws(DeepLink.Mismatch) {
        return try entry.codec.link(of: texts)
      } catch {
        fault = fault ?? (error, entry.pattern.name)
      }
    }
    let path = address.segments.joined(separator: "/")
    if let fault { throw .mistyped(fault.mismatch, path: path, pattern: fault.pattern) }
    throw .unmatched(path: path, nearest: names(near: path))
  }
}
