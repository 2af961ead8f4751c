import Confinement
import NewsDomain

extension ParsedFeed: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(title)
    message.write(site)
    message.write(language)
    message.write(country?.code)
    message.write(pace)
    message.write(problem)
    message.write(all: items)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init()
    title = try message.optional { message throws(MessageFault) in try message.text() }
    site = try message.optional { message throws(MessageFault) in try message.address() }
    language = try message.optional { message throws(MessageFault) in try message.languageCode() }
    country = try message.optional { message throws(MessageFault) in
      guard let country = Country(code: try message.string()) else { throw MessageFault() }
      return country
    }
    pace = try message.value()
    problem = try message.optional { message throws(MessageFault) in try message.value() }
    items = try message.array(most: Feed.maxItems)
  }
}

extension ParsedItem: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(title)
    message.write(link)
    message.write(id)
    message.write(isIDOnly)
    message.write(all: dates) { $0.write($1) }
    message.write(dateOrder)
    message.write(language)
    message.write(detected)
    message.write(all: authors) { $0.write($1) }
    message.write(summary)
    message.write(content)
    message.write(image)
    message.write(imageInText)
    message.write(enclosure)
    message.write(length)
    message.write(sourceName)
    message.write(sourceSite)
    message.write(place)
    message.write(base)
    message.write(all: related)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init()
    title = try message.optional { message throws(MessageFault) in try message.text() }
    link = try message.optional { message throws(MessageFault) in try message.address() }
    id = try message.optional { message throws(MessageFault) in try message.name() }
    isIDOnly = try message.bool()
    dates = try message.array(most: 4) { message throws(MessageFault) in try message.name() }
    dateOrder = try message.value()
    language = try message.optional { message throws(MessageFault) in try message.languageCode() }
    detected = try message.optional { message throws(MessageFault) in try message.languageCode() }
    authors = try message.array(most: FeedItem.maxAuthors) { message throws(MessageFault) in try message.name() }
    summary = try message.optional { message throws(MessageFault) in try message.text() }
    content = try message.optional { message throws(MessageFault) in try message.text() }
    image = try message.optional { message throws(MessageFault) in try message.address() }
    imageInText = try message.optional { message throws(MessageFault) in try message.address() }
    enclosure = try message.optional { message throws(MessageFault) in try message.address() }
    length = try message.optional { message throws(MessageFault) in try message.int(in: 0...Int(Int32.max)) }
    sourceName = try message.optional { message throws(MessageFault) in try message.name() }
    sourceSite = try message.optional { message throws(MessageFault) in try message.address() }
    place = try message.optional { message throws(MessageFault) in try message.name() }
    base = try message.optional { message throws(MessageFault) in try message.address() }
    related = try message.array(most: StoryList.most)
  }
}

extension FeedPace: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(least)
    message.write(all: skippedHours.sorted()) { $0.write($1) }
    message.write(all: skippedDays.sorted()) { $0.write($1) }
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    let least = try message.double()
    guard (0...Self.limits.upperBound).contains(least) else { throw MessageFault() }
    let hours = try message.array(most: 24) { message throws(MessageFault) in try message.int(in: 0...23) }
    let days = try message.array(most: 7) { message throws(MessageFault) in try message.int(in: 0...6) }
    self.init(least: least, skippedHours: Set(hours), skippedDays: Set(days))
  }
}

extension RelatedArticle: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(title)
    message.write(source)
    message.write(link)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init(
      title: try message.text(), source: try message.optional { message throws(MessageFault) in try message.text() },
      link: try message.address())
  }
}

extension FeedDateOrder: MessageCodable {
  package func write(to message: inout MessageWriter) {
    message.write(shown) { $0.write($1) }
    message.write(isUsual)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    self.init()
    shown = try message.optional { message throws(MessageFault) in try message.bool() }
    isUsual = try message.bool()
  }
}
