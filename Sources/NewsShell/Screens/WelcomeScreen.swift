/// The first three lines of a person's first session.
struct WelcomeScreen: Screen {
  let lines: [String]

  var records: [any Record] { [] }

  func draw(on page: inout TextPage) {
    for (index, line) in lines.enumerated() { page.paragraphs(line, index == 0 ? .title : .quiet) }
  }
}
