import FoundationEssentials

/// Reads a mail that supernews has written, as mail programs do, to compare it with what was to be written.
struct MailReading {
  private var fields: [(name: Substring, value: String)] = []
  private var parts: [[UInt8]] = []

  init(_ message: String) {
    precondition(message.utf8.allSatisfy { $0 == 0x09 || $0 == 0x0A || (0x20...0x7E).contains($0) })
    precondition(message.hasSuffix("\n"))
    let lines = message.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.prefix { !$0.isEmpty }
    for line in header {
      if line.hasPrefix(" "), let last = fields.indices.last {
        fields[last].value += "\n" + line
      } else {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        precondition(parts.count == 2)
        fields.append((parts[0], String(parts[1])))
      }
    }
    for part in lines.dropFirst(header.count + 1).split(whereSeparator: { $0.hasPrefix("--=_supernews") }) {
      precondition(part.allSatisfy { $0.utf8.count <= 76 })
      guard let blank = part.firstIndex(of: "") else { continue }
      parts.append(Self.plain(part[(blank + 1)...].joined(separator: "\n")))
    }
  }

  /// Checks that it says just that, and nothing more.
  func check(subject: String, plain: String, html: String) {
    var names = ["To", "Subject", "Date", "Message-ID", "List-Id", "Auto-Submitted", "Precedence", "MIME-Version"]
    names += ["Content-Type"]
    let optional: Set<Substring> = ["Message-ID", "List-Id"]
    precondition(
      names.filter { !optional.contains($0[...]) }
        == fields.map { String($0.name) }.filter {
          !optional.contains($0[...])
        })
    precondition(parts == [plain, html].map { Array(Self.withLineFeeds($0)) })
    guard let field = fields.first(where: { $0.name == "Subject" }) else { preconditionFailure("no subject") }
    let lines = field.value.split(separator: "\n")
    precondition(lines.allSatisfy { $0.utf8.count <= 76 })
    precondition(Self.decoded(field.value) == Self.words(subject))
  }

  private static func withLineFeeds(_ text: String) -> String.UTF8View {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && !wasReturn) { scalars.append("\n") }
      if scalar != "\r", scalar != "\n" { scalars.append(scalar) }
      wasReturn = scalar == "\r"
    }
    return String(scalars).utf8
  }

  /// Quoted-printable text (RFC 2045, 6.7) as its bytes.
  private static func plain(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      if rest.first == 0x0A {
        rest.removeFirst()
      } else if let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        preconditionFailure("a code that is none")
      }
    }
    return bytes
  }

  /// A field's text with its encoded words decoded (RFC 2047).
  private static func decoded(_ value: String) -> String {
    var bytes: [UInt8] = []
    var wasEncoded = false
    for word in value.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let isEncoded = word.hasPrefix("=?UTF-8?")
      if !bytes.isEmpty, !(isEncoded && wasEncoded) { bytes.append(0x20) }
      wasEncoded = isEncoded
      let parts = word.split(separator: "?", omittingEmptySubsequences: false)
      if !isEncoded {
        bytes += word.utf8
      } else if parts.count == 5, parts[2] == "B", let data = Data(base64Encoded: String(parts[3])) {
        bytes += data
      } else if parts.count == 5, parts[2] == "Q" {
        bytes += plain(parts[3].split(separator: "_", omittingEmptySubsequences: false).joined(separator: " "))
      } else {
        preconditionFailure("an encoded word that is none")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words of a subject with one space between them.
  private static func words(_ subject: String) -> String {
    subject.unicodeScalars.split { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar == " "
      }
    }.map { String($0) }.joined(separator: " ")
  }
}
