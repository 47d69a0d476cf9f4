/// A whole hierarchy as plain data: named scenes, what they are about, and what is in them.
///
/// Scenic's idea: an app that keeps its navigation as data sets a new model, and only what differs
/// is made, moved or removed.
public struct SceneModel: Hashable, Sendable {
  /// The name that the factory knows the scene by.
  public var name: String
  /// The data of the scene; given to it again when it changes.
  public var data: [String: String]
  /// The key that tells two scenes of one name apart; the data where there is none.
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

  /// Returns the same scene with a key of its own, so that its data may change and it stays.
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

  var identity: ModelLabel.Identity { label.identity }

  var label: ModelLabel { ModelLabel(name: name, key: key, data: data) }
}
