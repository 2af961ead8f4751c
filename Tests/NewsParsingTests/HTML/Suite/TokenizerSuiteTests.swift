import CHTMLSuite
import CLexbor
import FoundationEssentials
import Testing

/// Runs tests in the format of html5lib's tokenizer suite. Errors are not compared.
@Suite("The tokenizer of HTML")
struct TokenizerSuiteTests {
  private struct File: Decodable {
    let tests: [Case]?
  }

  private struct Case: Decodable {
    let description: String
    let input: String
    let output: [Token]
    let initialStates: [String]?
    let lastStartTag: String?
    let doubleEscaped: Bool?
  }

  /// A token as the suite writes it: `["StartTag", "a", {"href": "x"}, true]`.
  struct Token: Decodable, Equatable, CustomStringConvertible {
    var parts: [String?]
    var attributes: [String: String] = [:]

    init(_ parts: [String?], _ attributes: [String: String] = [:]) {
      self.parts = parts
      self.attributes = attributes
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      parts = []
      while !list.isAtEnd {
        if try list.decodeNil() {
          parts.append(nil)
        } else if let text = try? list.decode(String.self) {
          parts.append(text)
        } else if let flag = try? list.decode(Bool.self) {
          parts.append("\(flag)")
        } else {
          attributes = try list.decode([String: String].self)
        }
      }
    }

    var description: String { "\(parts.map { $0 ?? "null" }) \(attributes.sorted { $0.key < $1.key })" }

    /// With `\uHHHH` once more resolved.
    var unescaped: Token {
      Token(
        parts.map { $0.map(TokenizerSuiteTests.unescaped) },
        Dictionary(
          attributes.map { (TokenizerSuiteTests.unescaped($0.key), TokenizerSuiteTests.unescaped($0.value)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }

  private static let states: [String: supernews_html_state] = [
    "Data state": SUPERNEWS_HTML_DATA, "PLAINTEXT state": SUPERNEWS_HTML_PLAINTEXT,
    "RCDATA state": SUPERNEWS_HTML_RCDATA, "RAWTEXT state": SUPERNEWS_HTML_RAWTEXT,
    "Script data state": SUPERNEWS_HTML_SCRIPT, "CDATA section state": SUPERNEWS_HTML_CDATA,
  ]

  @Test("tokens are those of the suite", arguments: HTMLSuite.files("tokenizer", ".test"))
  func suite(path: String) throws {
    let file = try JSONDecoder().decode(File.self, from: Data(Self.withoutSurrogates(try HTMLSuite.read(path))))
    for test in file.tests ?? [] {
      let isEscaped = test.doubleEscaped == true
      let input = isEscaped ? Self.unescaped(test.input) : test.input
      let expected = (isEscaped ? test.output.map(\.unescaped) : test.output).filter { $0.parts.first != "ParseError" }
      // Text with half of a character cannot be written in UTF-8.
      guard !Self.hasSurrogate(input),
        !expected.contains(where: { $0.parts.contains { $0.map(Self.hasSurrogate) == true } })
      else { continue }
      for state in test.initialStates ?? ["Data state"] {
        let found = try tokens(input, #require(Self.states[state]), test.lastStartTag)
        #expect(found == Self.withInstructions(expected, as: found), "\(test.description) (\(state)): \(input)")
      }
    }
  }

  private final class Reader {
    var tokens: [Token] = []

    func add(_ piece: supernews_html_piece) {
      func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      }
      switch piece.kind {
      case SUPERNEWS_HTML_TEXT:
        // The tokenizer of the standard leaves NUL to the tree.
        let text = text(piece.text, piece.count)
        guard !text.isEmpty else { return }
        if tokens.last?.parts.first == "Character" {
          tokens[tokens.count - 1].parts[1] = (tokens[tokens.count - 1].parts[1] ?? "") + text
        } else {
          tokens.append(Token(["Character", text]))
        }
      case SUPERNEWS_HTML_START:
        var token = Token(["StartTag", text(piece.name.bytes, piece.name.count)])
        var attribute = supernews_html_attribute()
        var piece = piece
        while supernews_html_next_attribute(&piece, &attribute) != 0 {
          let name = text(attribute.name.bytes, attribute.name.count)
          if token.attributes[name] == nil { token.attributes[name] = text(attribute.value, attribute.count) }
        }
        if suite_is_self_closing(piece.token) != 0 { token.parts.append("true") }
        tokens.append(token)
      case SUPERNEWS_HTML_END: tokens.append(Token(["EndTag", text(piece.name.bytes, piece.name.count)]))
      default:
        var count = 0
        switch suite_kind_of(piece.token) {
        case SUITE_DOCTYPE:
          let type = suite_doctype_of(piece.token)
          tokens.append(
            Token([
              "DOCTYPE", type.name.map { text($0, type.name_count) },
              type.public_id.map { text($0, type.public_count) },
              type.system_id.map { text($0, type.system_count) }, "\(type.forces_quirks == 0)",
            ]))
        case SUITE_INSTRUCTION:
          // Until 2026 the standard, and so the suite, took instructions for comments.
          tokens.append(Token(["ProcessingInstruction"]))
        default:
          let data = suite_data(piece.token, &count)
          tokens.append(Token(["Comment", text(data, count)]))
        }
      }
    }
  }

  private func tokens(_ input: String, _ state: supernews_html_state, _ last: String?) throws -> [Token] {
    let reader = Reader()
    // Preprocessing of the standard: line ends.
    let bytes = Array(input.utf8)
    _ = bytes.withUnsafeBufferPointer { bytes in
      supernews_html_pieces(
        bytes.baseAddress, bytes.count, state, last, Unmanaged.passUnretained(reader).toOpaque()
      ) { reader, piece in
        guard let reader, let piece else { return SUPERNEWS_HTML_STOP }
        Unmanaged<Reader>.fromOpaque(reader).takeUnretainedValue().add(piece.pointee)
        return SUPERNEWS_HTML_CONTINUE
      }
    }
    return reader.tokens
  }

  /// The expected tokens with processing instructions for the comments that older suites expect instead.
  private static func withInstructions(_ expected: [Token], as found: [Token]) -> [Token] {
    expected.indices.map { index in
      let isInstruction =
        expected[index].parts.first == "ProcessingInstruction"
        || expected[index].parts.first == "Comment" && expected[index].parts.last??.hasPrefix("?") == true
      return isInstruction && index < found.count && found[index].parts.first == "ProcessingInstruction"
        ? found[index] : expected[index]
    }
  }

  private static func hasSurrogate(_ text: String) -> Bool { text.contains("\u{F0000}") }

  /// Resolves `\uHHHH`, with U+F0000 for half of a character.
  private static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = text[...]
    while let mark = rest.firstRange(of: "\\u") {
      units += rest[..<mark.lowerBound].utf16
      let digits = rest[mark.upperBound...].prefix(4)
      units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
      rest = rest[mark.upperBound...].dropFirst(4)
    }
    units += rest.utf16
    return text16(units)
  }

  private static func text16(_ units: [UInt16]) -> String {
    var text = ""
    var decoder = UTF16()
    var iterator = units.makeIterator()
    loop: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
      case .emptyInput: break loop
      case .error: text += "\u{F0000}"
      }
    }
    return text
  }

  /// Foundation refuses escapes of half a character in JSON.
  private static func withoutSurrogates(_ json: [UInt8]) -> [UInt8] {
    var text = String(decoding: json, as: UTF8.self)[...]
    var result = ""
    while let mark = text.firstRange(of: "\\uD") ?? text.firstRange(of: "\\ud") {
      let code = text[mark.lowerBound...].prefix(6)
      let next = text[mark.lowerBound...].dropFirst(6)
      result += text[..<mark.lowerBound]
      let high = UInt16(code.dropFirst(2), radix: 16) ?? 0
      let isWhole = (0xD800..<0xDC00).contains(high) && next.lowercased().hasPrefix("\\ud")
      let isEscaped = result.hasSuffix("\\")
      if isEscaped || high < 0xD800 || isWhole {
        result += code + (isWhole && !isEscaped ? next.prefix(6) : "")
        text = isWhole && !isEscaped ? next.dropFirst(6) : next
      } else {
        result += "\u{F0000}"
        text = next
      }
    }
    return Array((result + text).utf8)
  }
}
