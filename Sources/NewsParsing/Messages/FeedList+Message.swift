import Confinement
import NewsDomain

extension FeedList: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(all: entries)
    message.write(skipped)
    message.write(all: skippedNames) { $0.write($1) }
    message.write(problem)
    message.write(all: lines)
    message.write(all: leftOut)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    let entries = try message.array(of: Entry.self, most: Self.maxFeeds)
    let skipped = try message.int(in: 0...Int(Int32.max))
    let names = try message.array { message throws(MessageFault) in try message.text() }
    let problem = try message.optional { message throws(MessageFault) in try message.value(FeedProblem.self) }
    self.init(entries: entries, skipped: skipped, skippedNames: names, problem: problem)
    lines = try message.array(most: Self.maxFeeds)
    leftOut = try message.array()
  }
}

extension FeedList.Entry: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(id)
    message.write(name)
    message.write(feed)
    message.write(site)
    message.write(folder.map(\.names)) { $0.write(all: $1) { $0.write($1) } }
    message.write(namedBy)
    message.write(keepsAddress)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    let id = try message.optional { message throws(MessageFault) in try message.text() }
    let name = try message.optional { message throws(MessageFault) in try message.text() }
    let feed = try message.link()
    let site = try message.optional { message throws(MessageFault) in try message.link() }
    let folder = try message.optional { message throws(MessageFault) in
      FeedFolder(try message.array(most: FeedFolder.deepest) { message throws(MessageFault) in try message.name() })
    }
    self.init(
      id: id, name: name, feed: feed, site: site, folder: folder ?? nil,
      namedBy: try message.optional { message throws(MessageFault) in try message.text() })
    keepsAddress = try message.bool()
  }
}

extension FeedLine: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(number)
    message.write(all: otherTags) { $0.write($1) }
    message.write(isHidden)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(
      number: try message.int(in: 0...Int(Int32.max)),
      otherTags: try message.array { message throws(MessageFault) in try message.text() },
      isHidden: try message.bool())
  }
}

extension LeftOutLine: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(number)
    message.write(text)
    message.write(reason.rawValue)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    let number = try message.optional { message throws(MessageFault) in try message.int(in: 0...Int(Int32.max)) }
    let text = try message.text()
    guard let reason = Reason(rawValue: try message.name()) else { throw MessageFault() }
    self.init(number: number, text: text, reason)
  }
}

extension DiscoveredPage: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(address)
    message.write(all: candidates)
    message.write(next)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(address: try message.text())
    candidates = try message.array(most: FeedDiscovery.most)
    next = try message.optional { message throws(MessageFault) in try message.link() }
  }
}

extension DiscoveredPage.Candidate: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(entry)
    message.write(isCertain)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(entry: try message.value(), isCertain: try message.bool())
  }
}
