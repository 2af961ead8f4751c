import CHTMLSuite
import CLexbor
import Glibc
import Testing

/// Runs tests in the format of html5lib's suite of trees. Errors are not compared.
@Suite("The trees of HTML")
struct TreeSuiteTests {
  private struct Case {
    var data = ""
    var context: String?
    var isScripted = false
    var tree = ""
  }

  @Test("trees are those of the suite", arguments: HTMLSuite.files("tree-construction", ".dat"))
  func suite(path: String) throws {
    for test in cases(String(decoding: try HTMLSuite.read(path), as: UTF8.self)) {
      #expect(
        withoutInstructions(tree(of: test)) == withoutInstructions(test.tree),
        "\(test.context.map { "in \($0): " } ?? "")\(test.data)")
    }
  }

  private func tree(of test: Case) -> String {
    let bytes = Array(test.data.utf8)
    let text: UnsafeMutablePointer<CChar>? =
      if let context = test.context {
        suite_fragment(bytes, bytes.count, context)
      } else if test.isScripted {
        suite_page_with_scripting(bytes, bytes.count)
      } else if let document = supernews_html_document(bytes, bytes.count) {
        {
          defer { supernews_html_document_free(document) }
          return suite_tree(document)
        }()
      } else {
        nil
      }
    guard let text else { return "no memory" }
    defer { free(text) }
    return String(cString: text)
  }

  /// Until 2026 the standard, and so the suite, took processing instructions for comments.
  private func withoutInstructions(_ tree: String) -> [Substring] {
    tree.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let mark = line.firstRange(of: "<?") ?? line.firstRange(of: "<!-- ?")
      guard let mark, line[..<mark.lowerBound].allSatisfy({ $0 == "|" || $0 == " " }) else { return line }
      return line[..<mark.lowerBound] + "<?>"
    }
  }

  private func cases(_ text: String) -> [Case] {
    var cases: [Case] = []
    var part = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "#data":
        cases.append(Case())
        part = "#data"
        continue
      case "#errors", "#new-errors", "#document-fragment", "#document":
        part = String(line)
        continue
      case "#script-on":
        if !cases.isEmpty { cases[cases.count - 1].isScripted = true }
        continue
      case "#script-off": continue
      default: break
      }
      guard let last = cases.indices.last else { continue }
      switch part {
      case "#data": cases[last].data += line + "\n"
      case "#document-fragment": cases[last].context = String(line)
      case "#document": cases[last].tree += line + "\n"
      default: break
      }
    }
    return cases.map { test in
      var test = test
      test.data = String(test.data.dropLast())
      while test.tree.hasSuffix("\n\n") || test.tree == "\n" { test.tree.removeLast() }
      return test
    }
  }
}
