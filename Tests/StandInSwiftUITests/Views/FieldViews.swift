#if canImport(SwiftUI)
import Observation
import SwiftUI

@Observable @MainActor final class FieldModel {
  var name = ""
  var secret = ""
  var submitted: [String] = []
}

/// Two fields, of which the second sets the focus again.
struct Fields: View {
  @Bindable var model: FieldModel
  @FocusState var field: Field?

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
        .focused($field, equals: .name)
        .onSubmit { field = .secret }
      SecureField("Secret", text: $model.secret)
        .focused($field, equals: .secret)
        .onSubmit {
          model.submitted.append(model.secret)
          field = .secret
        }
      TextField("Note", text: $model.name)
      Button("Begin") { field = .name }
      Text(field == .name ? "asks for a name" : "asks for no name")
    }
  }

  enum Field { case name, secret }
}

/// A button that needs a name.
struct Sending: View {
  let model: FieldModel
  var body: some View {
    Button("Send") { model.submitted.append(model.name) }.disabled(model.name.isEmpty)
  }
}

/// A search over a list.
struct Searching: View {
  @State var words = ""
  var body: some View {
    List { Text(words.isEmpty ? "everything" : words) }
      .searchable(text: $words, prompt: "a word")
  }
}
#endif
