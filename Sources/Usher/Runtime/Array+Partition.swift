extension Array {
  /// The first index whose element satisfies a condition that all after it satisfy as well.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
