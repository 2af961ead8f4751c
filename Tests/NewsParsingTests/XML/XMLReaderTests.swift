import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsParsing
@testable import SystemServices

/// Records the elements and texts of a document.
private struct Recorder: XMLHandler {
  private(set) var events: [String] = []
  private(set) var text = ""
  private(set) var identities: [XMLElement.Identity] = []
  private let look: (XMLElement) -> String?
  private let last: String?

  /// - Parameters:
  ///   - last: the element after which reading stops.
  ///   - look: returns the text to record for an element.
  init(upTo last: String? = nil, look: @escaping (XMLElement) -> String? = { $0.name }) {
    self.last = last
    self.look = look
  }

  mutating func start(_ element: XMLElement) -> Bool {
    if let event = look(element) { events.append(event) }
    identities.append(element.identity)
    return element.name != last
  }

  mutating func end() {
    events.append("/")
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    text += String(decoding: bytes, as: UTF8.self)
  }
}

@Suite("XML")
struct XMLReaderTests {
  private func read(
    _ document: String, upTo last: String? = nil, look: @escaping (XMLElement) -> String? = { $0.name }
  ) -> (recorder: Recorder, problem: XMLProblem?) {
    XMLReader.read(Array(document.utf8), ParsingEffort(.still)) { Recorder(upTo: last, look: look) }
  }

  @Test("elements and texts are read in order")
  func order() {
    let (recorder, problem) = read("<?xml version='1.0'?><a><b>x</b><!-- no --><?no no?><c/>y<![CDATA[<z>&amp;]]></a>")
    #expect(recorder.events == ["a", "b", "/", "c", "/", "/"])
    #expect(recorder.text == "xy<z>&amp;")
    #expect(problem == nil)
  }

  @Test("an element has a name, a prefix as written and the namespace of the prefix")
  func names() {
    let document = "<a xmlns=\"urn:own\" xmlns:m=\"urn:m\"><m:b/><n:c/><d xmlns=\"\"/></a>"
    let (recorder, problem) = read(document) { "\($0.prefix ?? "-") \($0.space ?? "-") \($0.name)" }
    #expect(
      recorder.events.filter { $0 != "/" } == ["- urn:own a", "m urn:m b", "n - c", "- - d"])
    // An undeclared prefix does no harm.
    #expect(problem == nil)
  }

  @Test("elements with the same name are recognised, others are not")
  func identity() {
    let (recorder, _) = read("<a xmlns:m=\"urn:m\"><b/><b/><m:b/><c/><m:b/></a>")
    let ids = recorder.identities
    #expect(ids.map { id in ids.firstIndex { $0 == id } } == [0, 1, 1, 3, 4, 3])
  }

  static let attributes: [(String, String?)] = [
    ("<a href='x'/>", "x"), ("<a HREF='x'/>", "x"), ("<a b='y' href=\"x\" c='z'/>", "x"), ("<a href=''/>", ""),
    ("<a xmlns:m='urn:m' m:href='x'/>", "x"), ("<a href='été'/>", "été"), ("<a href=' x\n y '/>", " x  y "),
    ("<a href='?b=1&amp;c=2'/>", "?b=1&c=2"), ("<a href='?b=1&#38;c=2'/>", "?b=1&c=2"),
    ("<a href='&quot;&lt;&gt;&apos;'/>", "\"<>'"), ("<a href='&#233;&#xE9;&#128512;'/>", "éé😀"), ("<a/>", nil),
    ("<a hre='x' hrefs='y'/>", nil),
  ]

  @Test(
    "an attribute is found in any case and prefix, with decoded entities", arguments: XMLReaderTests.attributes)
  func attribute(document: String, value: String?) {
    var found: [String?] = []
    _ = read(document) { element in
      found.append(element.attribute("href"))
      return nil
    }
    #expect(found == [value])
  }

  @Test("an entity of HTML in an attribute does not affect the rest of it")
  func entityInAttribute() {
    let (recorder, _) = read("<a href='/caf&eacute;s/&hellip;?b=1&amp;c=2'/>") { $0.attribute("href") }
    let value = recorder.events.first ?? ""
    #expect(["/cafés/…?b=1&c=2", "/cafs/?b=1&c=2"].contains(value))
  }

  @Test("an attribute with a prefix is distinguished from others of the same name")
  func prefixedAttribute() {
    var found: [String?] = []
    _ = read("<a base='x' xml:base='y'/>") { element in
      found = [element.attribute("base", prefix: "xml"), element.attribute("base", prefix: "m")]
      #expect(element.hasAttributes)
      return nil
    }
    #expect(found == ["y", nil])
  }

  @Test("nothing is read after the last element of interest")
  func stop() {
    let (recorder, _) = read("<a><b/><c>x</c></a>", upTo: "b")
    #expect(recorder.events.filter { $0 != "/" } == ["a", "b"])
    #expect(recorder.text.isEmpty)
  }

  @Test("entities of XML and HTML and numbers are decoded")
  func entities() {
    let (recorder, problem) = read("<a>&lt;&amp;&gt;&quot;&apos;&eacute;&nbsp;&hellip;&#8217;&#x1F600;</a>")
    #expect(recorder.text == "<&>\"'é\u{A0}…’😀")
    #expect(problem == nil)
  }

  @Test("a document's own entities are ignored, and cannot redefine those of XML and HTML")
  func ownEntities() {
    let (recorder, problem) = read(
      "<!DOCTYPE a [<!ENTITY own \"tea\"><!ENTITY eacute \"tea\"><!ENTITY other SYSTEM \"file:///etc/passwd\">]>"
        + "<a>x&own;&other;&eacute;&lt;y</a>")
    #expect(recorder.text == "x&own;&other;é<y")
    #expect(problem == nil)
  }

  @Test("after an error, entities and texts are still read", arguments: ["\u{1}", "</b>", "<c d=e/>"])
  func recovery(broken: String) {
    let (recorder, problem) = read("<r><a>\n<b>x</b>\n\(broken)<b>&lt;&amp;&eacute;</b></a></r>")
    #expect(recorder.text.hasSuffix("<&é"))
    #expect(problem?.line == 3)
    #expect((problem?.column ?? 0) > 0)
    #expect(problem?.detail.isEmpty == false)
    #expect(problem?.hasBareMark == false)
  }

  @Test("an unknown entity stays as text, and is not a problem")
  func unknownEntity() {
    let (recorder, problem) = read("<a b='x&none;y'>x&none;y&lt;</a>") { $0.attribute("b") }
    #expect(recorder.events == ["x&none;y", "/"])
    #expect(recorder.text == "x&none;y<")
    #expect(problem == nil)
  }

  @Test("only the first problem is reported")
  func firstProblem() {
    let (_, problem) = read("<a>\n<b></c>\n</b>\n<d e='1' e='2'/></a>")
    #expect(problem?.line == 2)
    #expect(problem?.detail.contains("mismatch") == true)
  }

  static let ampersands: [(String, String)] = [
    ("<a>x & y &lt; z</a>", "x & y < z"), ("<a>?b=1&c=2&amp;d=3</a>", "?b=1&c=2&d=3"), ("<a>R&D</a>", "R&D"),
    ("<a>x &</a>", "x &"), ("<a>&</a>", "&"), ("<a><!-- & --><![CDATA[& &amp; ]]>& &eacute;</a>", "& &amp; & é"),
  ]

  @Test("a bare ampersand is kept, and is not a problem", arguments: XMLReaderTests.ampersands)
  func bareAmpersand(document: String, text: String) {
    let (recorder, problem) = read(document)
    #expect(recorder.text == text)
    #expect(recorder.events == ["a", "/"])
    #expect(problem == nil)
  }

  @Test("a bare ampersand in an attribute is kept too")
  func bareAmpersandInAttribute() {
    let (recorder, problem) = read("<a href='?b=1&c=2&amp;d=3'/>") { $0.attribute("href") }
    #expect(recorder.events == ["?b=1&c=2&d=3", "/"])
    #expect(problem == nil)
  }

  @Test(
    "a text that is not a document has a problem at its beginning",
    arguments: ["", " ", "x", "<", "<1/>", "<?xml version=\"1.0\"?>", "<!-- x", "<!DOCTYPE a ["])
  func noDocument(text: String) {
    let (recorder, problem) = read(text)
    #expect(recorder.events.isEmpty)
    #expect(problem?.line == 1)
  }

  @Test("a document that breaks off in its first tag has begun")
  func cutTag() {
    let (recorder, problem) = read("<a")
    #expect(recorder.events.first == "a")
    #expect(problem?.line == 1)
  }

  @Test("a tag with very many attributes is refused where it is, and nothing is read")
  func monstrousTag() {
    let attributes = (0...XMLGuard.maxAttributes).map { "a\($0)=''" }.joined(separator: " ")
    let (recorder, problem) = read("<!DOCTYPE a [\n]>\n<a>x<b/>\n<c \(attributes)/></a>")
    #expect(recorder.events.isEmpty && recorder.text.isEmpty)
    #expect(
      problem
        == XMLProblem(line: 4, column: 1, detail: "a tag of more than 128 attributes", hasBareMark: false))
  }

  @Test("the text is UTF-8, whatever it declares", arguments: ["koi8-r", "UTF-16", "none-such"])
  func encoding(name: String) {
    let (recorder, problem) = read("<?xml version=\"1.0\" encoding=\"\(name)\"?><a>Été</a>")
    #expect(recorder.text == "Été")
    #expect(problem == nil)
  }

  @Test("a document of the size limit is read, a longer one is not")
  func documentOfTheSizeLimitIsRead() {
    func document(_ size: Int) -> [UInt8] {
      Array("<a>".utf8) + [UInt8](repeating: 0x78, count: size - 7) + Array("</a>".utf8)
    }
    let (whole, none) = XMLReader.read(document(XMLReader.sizeLimit), nil) { Recorder() }
    #expect(whole.text.utf8.count == XMLReader.sizeLimit - 7)
    #expect(none == nil)
    let (empty, problem) = XMLReader.read(document(XMLReader.sizeLimit + 1), nil) { Recorder() }
    #expect(empty.events.isEmpty)
    #expect(problem?.detail.contains("8 MiB") == true)
  }

  private static func times(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  static let costlyDocuments: [NamedText] = [
    NamedText("deep elements", "<a>" + times(100_000) { _ in "<b>" }),
    NamedText("many namespaces", "<a>" + times(1000) { "<b xmlns:n\($0)='u'>" } + times(100_000) { _ in "<n0:c/>" }),
    NamedText("many names of elements", "<a>" + times(60_000) { "<b\($0)/>" }),
    NamedText("many names of instructions", "<a>" + times(60_000) { "<?b\($0)?>" }),
    NamedText("many elements", "<a>" + times(600_000) { _ in "<b/>" }),
  ]

  @Test("a document that would take minutes is read in part, and says so", arguments: XMLReaderTests.costlyDocuments)
  func costly(document: NamedText) {
    let effort = ParsingEffort(.still)
    let (recorder, problem) = XMLReader.read(Array(document.text.utf8), effort) { Recorder() }
    #expect(effort.isTooCostly)
    #expect(problem?.detail == "reading the rest would take too long")
    #expect(recorder.events.first == "a")
    // Data that libxml2 had already been given is skipped.
    #expect(effort.steps <= ParsingEffort.maxSteps + ParsingEffort.stepsBetweenLooks)
  }

  @Test("a file of the reader's own is read whatever it takes")
  func unbounded() {
    let document = "<a>" + Self.times(1000) { _ in "<b>" } + Self.times(1000) { _ in "</b>" } + "</a>"
    let (recorder, problem) = XMLReader.read(Array(document.utf8), nil) { Recorder() }
    #expect(recorder.events.count == 2002)
    #expect(problem == nil)
  }

  @Test("reading ends when the time is over")
  func timeIsOver() {
    // Half of the time for each look.
    let looks = Counter()
    let effort = ParsingEffort(ProcessorTime { Double(looks.next()) * ParsingEffort.maxSeconds / 2 })
    let document = "<a>" + Self.times(100_000) { _ in "<b/>" } + "</a>"
    let (_, problem) = XMLReader.read(Array(document.utf8), effort) { Recorder() }
    #expect(problem?.detail == "reading the rest would take too long")
    #expect(looks.count == 4)
    #expect(effort.steps == 3 * ParsingEffort.stepsBetweenLooks)
  }

  @Test("a document of control characters is not read")
  func controlCharacters() {
    let (some, _) = read("<a>" + String(repeating: "\u{1}", count: 1000) + "</a>")
    #expect(some.events.first == "a")
    let (none, problem) = read("<a>\n" + String(repeating: "\u{1}", count: XMLGuard.maxControls + 1) + "</a>")
    #expect(none.events.isEmpty)
    #expect(problem?.detail == "more than 100000 control characters")
    #expect(problem?.line == 2)
  }
}
