import Foundation

extension LeakSearch {
  /// The strength of the references in a type's own stored properties.
  ///
  /// The standard library's mirrors show weak properties like others. Its runtime knows them, and
  /// is called by name; if a symbol is missing, every property counts as strong.
  struct Fields {
    private let type: Any.Type
    private let offset: Int?

    /// A type with a mirror of its own describes other children, so its fields stay unknown.
    init(of mirror: Mirror) {
      type = mirror.subjectType
      let isPlain = mirror.displayStyle == .class || mirror.displayStyle == .struct
      let own = mirror.children.count
      let all =
        unsafe isPlain ? Runtime.count?(unsafeBitCast(type, to: UnsafeRawPointer.self)) : nil
      offset = all.flatMap { $0 >= own ? $0 - own : nil }
    }

    func isStrong(_ index: Int) -> Bool {
      guard let offset, let read = unsafe Runtime.field else { return true }
      var field = Field()
      _ = unsafe read(unsafeBitCast(type, to: UnsafeRawPointer.self), offset + index, &field)
      defer { unsafe field.free?(field.name) }
      return field.isStrong
    }

    /// The runtime's description of a stored property.
    @safe private struct Field {
      var name: UnsafePointer<CChar>?
      var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      var isStrong = true
      var isVar = false
    }

    private enum Runtime {
      typealias Count = @convention(c) (UnsafeRawPointer) -> Int
      typealias Read =
        @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) ->
        UnsafeRawPointer

      static let count = unsafe address("swift_reflectionMirror_recursiveCount").map {
        unsafe unsafeBitCast($0, to: Count.self)
      }
      static let field = unsafe address("swift_reflectionMirror_recursiveChildMetadata").map {
        unsafe unsafeBitCast($0, to: Read.self)
      }

      private static func address(_ name: String) -> UnsafeMutableRawPointer? {
        unsafe dlsym(dlopen(nil, RTLD_NOW), name)
      }
    }
  }
}
