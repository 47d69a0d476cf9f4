// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the file that a class was loaded from, as the runtime of Objective-C does: the system's
/// classes are the stand-ins' own.
public func class_getImageName(_ type: AnyClass?) -> UnsafePointer<CChar>? {
  guard let type else { return nil }
  let module = String(reflecting: type).prefix { $0 != "." }
  let path: StaticString =
    module.hasPrefix("StandIn")
    ? "/System/Library/Frameworks/UIKit.framework/UIKit" : "/Applications/App.app/App"
  return unsafe UnsafeRawPointer(path.utf8Start).assumingMemoryBound(to: CChar.self)
}
