import Confinement
import FoundationEssentials
import NewsDomain

extension ParsedPage: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(text)
    message.write(next)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(
      text: try message.value(), next: try message.optional { message throws(MessageFault) in try message.link() })
  }
}

extension ArticleText: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(verdict.name)
    message.write(verdict.reason)
    message.write(all: blocks)
    message.write(title)
    message.write(author)
    message.write(publishedAt?.timeIntervalSinceReferenceDate)
    message.write(language)
    message.write(site)
    message.write(imageLink)
    message.write(url)
    message.write(fetchedAt.timeIntervalSinceReferenceDate)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    let (name, reason) = (
      try message.name(), try message.optional { message throws(MessageFault) in try message.name() }
    )
    guard let verdict = TextVerdict(name: name, reason: reason) else { throw MessageFault() }
    let blocks = try message.array(of: TextBlock.self, most: ParsingEffort.maxSteps)
    let title = try message.optional { message throws(MessageFault) in try message.text() }
    let author = try message.optional { message throws(MessageFault) in try message.text() }
    let published = try message.optional { message throws(MessageFault) in try message.double() }
    let language = try message.optional { message throws(MessageFault) in try message.name() }
    let site = try message.optional { message throws(MessageFault) in try message.text() }
    let image = try message.optional { message throws(MessageFault) in try message.text() }
    self.init(
      verdict, blocks: blocks, title: title, author: author,
      publishedAt: published.map(Date.init(timeIntervalSinceReferenceDate:)), language: language,
      url: try message.text(), fetchedAt: Date(timeIntervalSinceReferenceDate: try message.double()))
    (self.site, imageLink) = (site, image)
  }
}

extension TextBlock: MessageCodable {
  package func write(to message: inout MessageWriter) {
    switch self {
    case .heading(let level, let spans):
      message.write(UInt8(0))
      message.write(level)
      message.write(all: spans)
    case .paragraph(let spans):
      message.write(UInt8(1))
      message.write(all: spans)
    case .item(let depth, let number, let spans):
      message.write(UInt8(2))
      message.write(depth)
      message.write(number)
      message.write(all: spans)
    case .quote(let spans):
      message.write(UInt8(3))
      message.write(all: spans)
    case .code(let text):
      message.write(UInt8(4))
      message.write(text)
    case .table(let rows):
      message.write(UInt8(5))
      message.write(all: rows) { $0.write(all: $1) { $0.write($1) } }
    case .caption(let spans):
      message.write(UInt8(6))
      message.write(all: spans)
    }
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    switch try message.byte() {
    case 0: self = .heading(level: try message.int(in: 1...6), try message.array())
    case 1: self = .paragraph(try message.array())
    case 2:
      self = .item(
        depth: try message.int(in: 0...ParsingEffort.maxSteps),
        number: try message.optional { message throws(MessageFault) in try message.int() },
        try message.array())
    case 3: self = .quote(try message.array())
    case 4: self = .code(try message.text())
    case 5:
      self = .table(
        try message.array { message throws(MessageFault) in
          try message.array { message throws(MessageFault) in try message.text() }
        })
    case 6: self = .caption(try message.array())
    default: throw MessageFault()
    }
  }
}

extension TextSpan: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(text)
    message.write(link)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(try message.text(), link: try message.optional { message throws(MessageFault) in try message.link() })
  }
}
