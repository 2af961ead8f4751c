import CLibxml2
import Glibc
import NewsDomain

/// Receives the parts of a document while it is read.
protocol XMLHandler {
  /// - Returns: whether to read the rest of the document.
  mutating func start(_ element: XMLElement) -> Bool
  mutating func end()
  /// Receives a piece of text, which is valid only during the call.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// The first error in a document, and its position.
struct XMLProblem: Sendable, Equatable {
  /// The line of the error, from 1, as is the column.
  let line: Int
  let column: Int
  /// The message of libxml2.
  let detail: String
  /// Whether there was an unescaped `&` or `<`, after which text is lost.
  let hasBareMark: Bool
  /// Whether the document was read to its end nevertheless.
  var isWhole = false
  /// The resource that the machine ran out of, if the document is not the cause.
  var shortage: Shortage?
}

/// Reads XML with libxml2, and recovers as much as possible from broken documents.
enum XMLReader {
  /// The largest document read, in bytes. libxml2 itself refuses 10,000,000 and more.
  static let sizeLimit = 8 << 20
  /// The most elements open at the same time.
  static let maxDepth = 512
  /// The most different names of elements and attributes. libxml2 keeps them in a table that stops growing.
  static let maxNames = 10_000

  /// - Parameters:
  ///   - text: UTF-8 without NUL, see ``TextDecoder``.
  ///   - effort: when it is used up, reading ends with a problem. `nil` for one of the reader's own files, which is
  ///     read however long it takes.
  ///   - make: creates a handler. It is called again if the document is read a second time, with bare marks escaped.
  /// - Returns: the handler, and the first error; `nil` if there was none.
  static func read<Handler: XMLHandler>(
    _ text: [UInt8], _ effort: ParsingEffort?, _ make: () -> Handler
  ) -> (Handler, XMLProblem?) {
    let text = XMLGuard.withoutDocumentType(text)
    if let place = XMLGuard.tooManyControls(in: text) {
      let line = text[..<place].count { $0 == 0x0A } + 1
      let detail = "more than \(XMLGuard.maxControls) control characters"
      return (make(), XMLProblem(line: line, column: 1, detail: detail, hasBareMark: false))
    }
    if let tag = XMLGuard.monstrousTag(in: text) {
      let line = text[..<tag].count { $0 == 0x0A } + 1
      let detail = "a tag of more than \(XMLGuard.maxAttributes) attributes"
      return (make(), XMLProblem(line: line, column: 1, detail: detail, hasBareMark: false))
    }
    var handler = make()
    let isForeign = XMLMarks.areForeign(in: text)
    let first = isForeign ? XMLMarks.mended(text) : text
    let problem = read(first, into: &handler, effort)
    guard !isForeign, problem?.hasBareMark == true, effort?.goesOn != false else { return (handler, problem) }
    let mended = XMLMarks.mended(text)
    guard mended.count <= sizeLimit else { return (handler, problem) }
    var second = make()
    let left = read(mended, into: &second, effort)
    return (second, left)
  }

  private static func read<Handler: XMLHandler>(
    _ text: [UInt8], into handler: inout Handler, _ effort: ParsingEffort?
  ) -> XMLProblem? {
    guard text.count <= sizeLimit else {
      return XMLProblem(line: 1, column: 1, detail: "more than \(sizeLimit >> 20) MiB", hasBareMark: false)
    }
    let receiver = Receiver(handler, effort)
    var events = supernews_xml_events(
      start: { reader, name, prefix, space, count, attributes in
        guard let receiver = Receiver.of(reader), let name else { return 0 }
        return receiver.start(XMLElement(name, prefix, space, Int(count), attributes)) ? 1 : 0
      },
      end: { Receiver.of($0)?.end() },
      text: { reader, bytes, count in
        guard let bytes else { return }
        // Only the type of the pointer changes: the shim passes `char` as in C, the handler takes `UInt8`.
        bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
          Receiver.of(reader)?.handler.text(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
      },
      token: { Receiver.of($0)?.takesToken(names: Int($1)) == true ? 1 : 0 })
    // Unretained is safe: the receiver lives until the call returns, and libxml2 keeps no reference.
    let problem = withExtendedLifetime(receiver) {
      text.withUnsafeBytes { bytes in
        supernews_xml_read(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &events,
          Unmanaged.passUnretained(receiver).toOpaque())
      }
    }
    if let read = receiver.handler as? Handler { handler = read }
    guard effort?.goesOn != false else {
      let detail = "reading the rest would take too long"
      return XMLProblem(line: Int(problem.line), column: Int(problem.column), detail: detail, hasBareMark: false)
    }
    guard problem.code != 0 || problem.has_bare_mark != 0 else { return nil }
    let detail = withUnsafeBytes(of: problem.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).trimmed
    }
    return XMLProblem(
      line: Int(problem.line), column: Int(problem.column), detail: detail,
      hasBareMark: problem.has_bare_mark != 0, isWhole: problem.is_whole != 0,
      shortage: problem.is_out_of_memory != 0
        ? .memory : problem.is_not_loaded != 0 ? Shortage.ofLibrary(in: "libxml2") : nil)
  }

  /// Holds the handler, so that C can be given a pointer to it.
  private final class Receiver {
    var handler: any XMLHandler
    private let effort: ParsingEffort?
    /// How many elements are open.
    private var depth = 0

    init(_ handler: any XMLHandler, _ effort: ParsingEffort?) {
      self.handler = handler
      self.effort = effort
    }

    func start(_ element: XMLElement) -> Bool {
      depth += 1
      // libxml2 searches for a namespace among those of all open elements.
      if depth > XMLReader.maxDepth { effort?.refuse() }
      return effort?.goesOn != false && handler.start(element)
    }

    func end() {
      depth -= 1
      handler.end()
    }

    /// Whether to read the next element, entity or instruction.
    func takesToken(names: Int) -> Bool {
      if names > XMLReader.maxNames { effort?.refuse() }
      return effort?.step() != false
    }

    static func of(_ reader: UnsafeMutableRawPointer?) -> Receiver? {
      reader.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}

/// The start tag of an element; valid only while it is handled.
struct XMLElement {
  private let nameBytes: UnsafePointer<CChar>
  private let prefixBytes: UnsafePointer<CChar>?
  private let spaceBytes: UnsafePointer<CChar>?
  private let count: Int
  // Groups of five pointers: local name, prefix, namespace, beginning and end of the value.
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

  /// The name of an element for comparison by pointer: libxml2 stores each name only once per document.
  struct Identity: Equatable {
    fileprivate let name: UnsafePointer<CChar>
    fileprivate let prefix: UnsafePointer<CChar>?
    fileprivate let space: UnsafePointer<CChar>?
  }

  var identity: Identity { Identity(name: nameBytes, prefix: prefixBytes, space: spaceBytes) }

  var name: String { String(cString: nameBytes) }

  /// The prefix as written; if it was never declared, there is no namespace besides it.
  var prefix: String? { prefixBytes.map { String(cString: $0) } }

  /// The address that identifies the namespace.
  var space: String? { spaceBytes.map { String(cString: $0) } }

  /// Returns the value of an attribute, ignoring namespace and case, because feeds are careless with both.
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

  var hasAttributes: Bool { count > 0 }
}
