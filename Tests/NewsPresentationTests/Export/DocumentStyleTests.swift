import Glibc
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The look of a document")
struct DocumentStyleTests {
  /// The relative luminance of `#rrggbb` (WCAG 2.2).
  private func luminance(_ colour: Substring) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8, value].map { part in
      let level = Double(part & 0xFF) / 255
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test("all text stands out from the paper, in light and in dark")
  func contrast() throws {
    let schemes = DocumentStyle.text.split(separator: "\n").filter { $0.contains("--paper: ") }
    #expect(schemes.count == 2)
    for scheme in schemes {
      var colours: [String: Double] = [:]
      for pair in scheme.split(separator: ";") {
        let words = pair.split(separator: " ")
        colours[String(words[0])] = try luminance(words[1])
      }
      let paper = try #require(colours["--paper:"])
      for name in ["--ink:", "--quiet:", "--link:", "--mark:"] {
        let text = try #require(colours[name])
        #expect((max(text, paper) + 0.05) / (min(text, paper) + 0.05) >= 4.5, "\(name)")
      }
    }
  }

  @Test(
    "it loads nothing from elsewhere and ends with the page's own tag",
    arguments: ["url(", "@import", "@font-face", "<"])
  func selfContained(mark: String) {
    #expect(!DocumentStyle.text.contains(mark))
  }
}
