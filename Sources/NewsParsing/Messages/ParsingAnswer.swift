import Confinement
import NewsDomain

/// What the process that parses documents answers. Nothing in it is trusted.
package enum ParsingAnswer: Sendable, Equatable {
  case feed(ParsedFeed)
  case noFeed(FeedProblem)
  case links(DiscoveredPage)
  case page(ParsedPage)
  /// - Parameter list: `nil` if the document is no list of feeds.
  case list(FeedList?)
  case plainTexts([String])
  case languages([String?])
  /// The machine could not read a page to its end, which says nothing about the page.
  case shortage(Shortage)
}

extension ParsingAnswer: MessageCodable {
  package func write(to message: inout MessageWriter) {
    switch self {
    case .feed(let feed):
      message.write(UInt8(0))
      message.write(feed)
    case .noFeed(let problem):
      message.write(UInt8(1))
      message.write(problem)
    case .links(let page):
      message.write(UInt8(2))
      message.write(page)
    case .page(let page):
      message.write(UInt8(3))
      message.write(page)
    case .list(let list):
      message.write(UInt8(4))
      message.write(list)
    case .plainTexts(let texts):
      message.write(UInt8(5))
      message.write(all: texts) { $0.write($1) }
    case .languages(let languages):
      message.write(UInt8(6))
      message.write(all: languages) { $0.write($1) }
    case .shortage(let shortage):
      message.write(UInt8(7))
      message.write(shortage)
    }
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    switch try message.byte() {
    case 0: self = .feed(try message.value())
    case 1: self = .noFeed(try message.value())
    case 2: self = .links(try message.value())
    case 3: self = .page(try message.value())
    case 4: self = .list(try message.optional { message throws(MessageFault) in try message.value() })
    case 5: self = .plainTexts(try message.array { message throws(MessageFault) in try message.text() })
    case 6:
      self = .languages(
        try message.array { message throws(MessageFault) in
          try message.optional { message throws(MessageFault) in try message.languageCode() }
        })
    case 7: self = .shortage(try message.value())
    default: throw MessageFault()
    }
  }
}
