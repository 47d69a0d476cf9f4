struct Need {
  let type: Any.Type
  let name: Name?
  /// The registration, if it is known.
  let slot: Int?
}
