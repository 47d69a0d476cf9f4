/// A whole hierarchy as plain data: named scenes with their data and their children.
///
/// An app that keeps its navigation as data sets a new model, and only scenes that differ are made,
/// moved or removed.
public struct SceneModel: Hashable, Sendable {
  /// The name of the scene, for the factory.
  public var name: String
  /// The data of the scene.
  public var data: [String: String]
  /// The key that distinguishes scenes of one name; if it is `nil`, the data does.
  public var key: String?
  /// The scenes inside.
  public var children: [SceneModel]
  /// The index of the selected child, for kinds of scenes that select one.
  public var selected: Int
  /// The scene that this one presents, if any.
  public var presented: Presented?

  /// Makes a model.
  public init(
    _ name: String, data: [String: String] = [:], children: [SceneModel] = [], selected: Int = 0
  ) {
    self.name = name
    self.data = data
    self.children = children
    self.selected = selected
  }

  /// Returns the same scene with a key, so it stays the same scene when its data changes.
  public func keyed(_ key: String) -> SceneModel {
    var model = self
    model.key = key
    return model
  }

  /// Returns the same scene presenting another one.
  public func presenting(_ model: SceneModel, as style: Modal.Style = .sheet) -> SceneModel {
    var presenter = self
    presenter.presented = Presented(model, as: style)
    return presenter
  }

  /// A presented scene and its style.
  public struct Presented: Hashable, Sendable {
    private let models: [SceneModel]
    /// The style of the presentation.
    public let style: Modal.Style

    init(_ model: SceneModel, as style: Modal.Style) {
      models = [model]
      self.style = style
    }

    /// The presented content.
    public var model: SceneModel { models[0] }
  }

  var identity: ModelLabel { label.identity }

  var label: ModelLabel { ModelLabel(name: name, key: key, data: data) }
}
