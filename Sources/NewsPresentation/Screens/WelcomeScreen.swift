/// The lines that greet a person in the first session.
package struct WelcomeScreen: Screen {
  private let lines: [String]

  package init(lines: [String]) {
    self.lines = lines
  }

  package var records: [any Record] { [] }

  package func draw(on page: inout TextPage) {
    for (index, line) in lines.enumerated() { page.paragraphs(line, index == 0 ? .title : .quiet) }
  }
}
