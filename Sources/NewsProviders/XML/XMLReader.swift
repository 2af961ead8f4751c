import CLibxml2
import Glibc
import NewsDomain

/// Takes a document as it is read.
protocol XMLHandler {
  /// - Returns: whether the rest of the document is of interest.
  mutating func start(_ element: XMLElement) -> Bool
  mutating func end()
  /// Text in pieces, valid during the call only.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// What was wrong with a document first, and where.
struct XMLProblem: Sendable, Equatable {
  /// Counted from 1.
  let line: Int
  let column: Int
  /// libxml2's own words.
  let detail: String
  /// Whether an ampersand or an angle stood for itself, which loses text.
  let hasBareMark: Bool
  /// What had run out, where the document is not to blame.
  var shortage: Shortage?
}

/// Reads XML with libxml2: as much of it as can be understood.
enum XMLReader {
  /// The most that is read of a document, in bytes: libxml2 takes less than 10,000,000.
  static let sizeLimit = 8 << 20

  /// - Parameters:
  ///   - text: UTF-8 without NUL, see ``TextDecoder``.
  ///   - make: makes what takes the document: anew where it is read again, its bare marks mended.
  /// - Returns: what was wrong first; `nil` where nothing was.
  static func read<Handler: XMLHandler>(_ text: [UInt8], _ make: () -> Handler) -> (Handler, XMLProblem?) {
    let text = XMLGuard.withoutDocumentType(text)
    if let tag = XMLGuard.monstrousTag(in: text) {
      let line = text[..<tag].count { $0 == 0x0A } + 1
      let detail = "a tag of more than \(XMLGuard.mostAttributes) attributes"
      return (make(), XMLProblem(line: line, column: 1, detail: detail, hasBareMark: false))
    }
    var handler = make()
    let problem = read(text, into: &handler)
    guard problem?.hasBareMark == true else { return (handler, problem) }
    let mended = BareMarks.escaped(text)
    guard mended.count <= sizeLimit else { return (handler, problem) }
    var second = make()
    let left = read(mended, into: &second)
    return (second, left)
  }

  private static func read<Handler: XMLHandler>(_ text: [UInt8], into handler: inout Handler) -> XMLProblem? {
    guard text.count <= sizeLimit else {
      return XMLProblem(line: 1, column: 1, detail: "more than \(sizeLimit >> 20) MiB", hasBareMark: false)
    }
    let receiver = Receiver(handler)
    var events = supernews_xml_events(
      start: { reader, name, prefix, space, count, attributes in
        guard let receiver = Receiver.of(reader), let name else { return 0 }
        return receiver.handler.start(XMLElement(name, prefix, space, Int(count), attributes)) ? 1 : 0
      },
      end: { Receiver.of($0)?.handler.end() },
      text: { reader, bytes, count in
        guard let bytes else { return }
        // The same bytes under another name: libxml2's are unsigned, C's and the shim's are not.
        bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
          Receiver.of(reader)?.handler.text(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
      })
    // Unretained: the receiver lives until the call is over, and libxml2 keeps nothing of it.
    let problem = withExtendedLifetime(receiver) {
      text.withUnsafeBytes { bytes in
        supernews_xml_read(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &events,
          Unmanaged.passUnretained(receiver).toOpaque())
      }
    }
    if let read = receiver.handler as? Handler { handler = read }
    guard problem.code != 0 || problem.has_bare_mark != 0 else { return nil }
    let detail = withUnsafeBytes(of: problem.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).trimmed
    }
    return XMLProblem(
      line: Int(problem.line), column: Int(problem.column), detail: detail,
      hasBareMark: problem.has_bare_mark != 0,
      shortage: problem.is_out_of_memory != 0
        ? .memory : problem.is_not_loaded != 0 ? Shortage.ofLibrary(in: "libxml2") : nil)
  }

  /// A protocol's value behind a pointer.
  private final class Receiver {
    var handler: any XMLHandler

    init(_ handler: any XMLHandler) {
      self.handler = handler
    }

    static func of(_ reader: UnsafeMutableRawPointer?) -> Receiver? {
      reader.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}

/// The beginning of an element; valid while it is handled.
struct XMLElement {
  private let nameBytes: UnsafePointer<CChar>
  private let prefixBytes: UnsafePointer<CChar>?
  private let spaceBytes: UnsafePointer<CChar>?
  private let count: Int
  // Groups of five: local name, prefix, namespace, begin and end of the value.
  private let attributes: UnsafePointer<UnsafePointer<CChar>?>?

  fileprivate init(
    _ name: UnsafePointer<CChar>, _ prefix: UnsafePointer<CChar>?, _ space: UnsafePointer<CChar>?, _ count: Int,
    _ attributes: UnsafePointer<UnsafePointer<CChar>?>?
  ) {
    nameBytes = name
    prefixBytes = prefix
    spaceBytes = space
    self.count = count
    self.attributes = attributes
  }

  /// What the element is called, to be compared: libxml2 keeps each name once while it reads a document.
  struct Identity: Equatable {
    fileprivate let name: UnsafePointer<CChar>
    fileprivate let prefix: UnsafePointer<CChar>?
    fileprivate let space: UnsafePointer<CChar>?
  }

  var identity: Identity { Identity(name: nameBytes, prefix: prefixBytes, space: spaceBytes) }

  var name: String { String(cString: nameBytes) }

  /// The prefix as it is written, which is all there is where nobody declared it.
  var prefix: String? { prefixBytes.map { String(cString: $0) } }

  /// The address that stands for the namespace.
  var space: String? { spaceBytes.map { String(cString: $0) } }

  /// The value of an attribute, of whatever namespace and case: feeds are not exact about either.
  func attribute(_ wanted: String, prefix: String? = nil) -> String? {
    guard let attributes else { return nil }
    for index in 0..<count {
      let group = attributes + index * 5
      guard let name = group[0], strcasecmp(name, wanted) == 0, let begin = group[3], let end = group[4] else {
        continue
      }
      if let prefix, group[1].map({ strcasecmp($0, prefix) == 0 }) != true { continue }
      return String(
        decoding: UnsafeRawBufferPointer(start: begin, count: end - begin), as: UTF8.self)
    }
    return nil
  }

  /// Whether an attribute could be there at all.
  var hasAttributes: Bool { count > 0 }
}
