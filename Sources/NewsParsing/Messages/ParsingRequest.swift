import Confinement
import FoundationEssentials
import NewsDomain

/// What the process that parses documents is asked for.
package enum ParsingRequest: Sendable, Equatable {
  /// The feed in a document.
  ///
  /// - Parameters:
  ///   - address: the address of the feed; `nil` for a file.
  ///   - language: the language that its items are said to have, rather than the one that it states (ISO 639-1).
  case feed([UInt8], contentType: String?, address: String?, language: String?)
  /// The feeds that a page or its HTTP headers name.
  ///
  /// - Parameter header: the `Link` headers as one list.
  case links([UInt8], contentType: String?, address: String, header: String?)
  /// The text of a page.
  ///
  /// - Parameter address: against which the page to which it redirects is resolved; `nil` if it is not followed.
  case page(PageAnswer, followedFrom: String?)
  /// A list of feeds.
  ///
  /// - Parameter isOwn: whether it is the reader's own, which is read however costly it is, and in OPML alone.
  case list([UInt8], isOwn: Bool)
  /// The texts in fragments of HTML.
  case plainTexts([String])
  /// The languages of texts.
  case languages([LanguageQuestion])
}

extension ParsingRequest: MessageCodable {
  package func write(to message: inout MessageWriter) {
    switch self {
    case .feed(let bytes, let contentType, let address, let language):
      message.write(UInt8(0))
      message.write(bytes)
      message.write(contentType)
      message.write(address)
      message.write(language)
    case .links(let bytes, let contentType, let address, let header):
      message.write(UInt8(1))
      message.write(bytes)
      message.write(contentType)
      message.write(address)
      message.write(header)
    case .page(let answer, let address):
      message.write(UInt8(2))
      message.write(answer)
      message.write(address)
    case .list(let bytes, let isOwn):
      message.write(UInt8(3))
      message.write(bytes)
      message.write(isOwn)
    case .plainTexts(let texts):
      message.write(UInt8(4))
      message.write(all: texts) { $0.write($1) }
    case .languages(let questions):
      message.write(UInt8(5))
      message.write(all: questions)
    }
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    switch try message.byte() {
    case 0:
      self = .feed(
        try message.data(), contentType: try message.optionalString(), address: try message.optionalString(),
        language: try message.optionalString())
    case 1:
      self = .links(
        try message.data(), contentType: try message.optionalString(), address: try message.string(),
        header: try message.optionalString())
    case 2: self = .page(try message.value(), followedFrom: try message.optionalString())
    case 3: self = .list(try message.data(), isOwn: try message.bool())
    case 4: self = .plainTexts(try message.array { message throws(MessageFault) in try message.string() })
    case 5: self = .languages(try message.array())
    default: throw MessageFault()
    }
  }
}

extension MessageReader {
  fileprivate mutating func optionalString() throws(MessageFault) -> String? {
    try optional { message throws(MessageFault) in try message.string() }
  }
}

extension PageAnswer: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(bytes)
    message.write(contentType)
    message.write(url)
    message.write(at.timeIntervalSinceReferenceDate)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(
      bytes: try message.data(), contentType: try message.optionalString(), url: try message.string(),
      at: Date(timeIntervalSinceReferenceDate: try message.double()))
  }
}

extension LanguageQuestion: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(text)
    message.write(stated)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(try message.string(), stated: try message.optionalString())
  }
}
