import Foundation
import UsherTesting

/// The page of a storyboard, which shows all without a script, and folds and searches with one.
struct StoryboardPage {
  let storyboard: Storyboard

  var html: String {
    let title = "Storyboard of \(storyboard.flows.first?.name ?? "an app")".html
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.styleSheet)\(pictures)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p>\(summary)</p>
      <input type="search" id="search" placeholder="Search screens and acts" aria-label="Search">
      <p id="hits"></p>
      </header>
      <section id="list">
      \(List(storyboard: storyboard).html)
      </section>
      <nav>\(buttons)</nav>
      <section id="picture">
      \(storyboard.views.indices.map(drawing).joined(separator: "\n"))
      </section>
      <aside id="panel" hidden><button id="close" aria-label="Close">×</button>\
      <div id="detail"></div></aside>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private var summary: String {
    let screens = Set(storyboard.states.map(\.screen)).count
    let flows = Set(storyboard.states.map(\.flow)).count
    return [flows.of("flow"), screens.of("screen"), storyboard.states.count.of("state")]
      .joined(separator: ", ")
  }

  /// A class for each picture, so that it is on the page once.
  private var pictures: String {
    let allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "!"..."~"))
      .union(CharacterSet(charactersIn: " -_.~/:=,;()*+!"))
    return storyboard.pictures.enumerated().map { index, picture in
      let code = picture.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      return "\n.i\(index) { background-image: url(\"data:image/svg+xml,\(code)\") }"
    }.joined()
  }

  private var buttons: String {
    let views = storyboard.views.enumerated().map { index, view in
      let mark = index == 0 ? " aria-pressed=\"true\"" : ""
      return "<button data-view=\"v\(index)\"\(mark)>\(view.name.html)</button>"
    }
    let zoom = [("out", "−"), ("in", "+"), ("full", "100 %"), ("fit", "Fit")].map { name, sign in
      "<button data-zoom=\"\(name)\" aria-label=\"Zoom: \(name)\">\(sign)</button>"
    }
    return (views + ["<span></span>"] + zoom).joined(separator: "\n")
  }

  private func drawing(_ index: Int) -> String {
    Drawing(storyboard: storyboard, view: storyboard.views[index], number: index).html
  }
}

extension Storyboard {
  /// The page; all texts of the app are escaped, and pictures cannot run scripts.
  public var html: String { StoryboardPage(storyboard: self).html }
}
