import TestSupport

@testable import NewsDomain
@testable import NewsShell

/// What a newsroom is built from, each part under the test's hand.
struct FakeNewsroom: Sendable {
  var news: FakeNews = .paged(40)
  var sources = FakeSources()
  var subscriptions = FakeSubscriptions()
  var feedReader = FakeFeedReader()
  var feedLists = FakeFeedLists()
  var settings = FakeSettings()
  var keys = FakeKeys()
  var keyCheck = FakeKeyCheck()
  var store = FakeStore()
  var activity = Activity()
  var opener = FakeOpener()
  var history = FakeHistory()
  var answers = FakeAnswers()
  /// Whether there is a terminal to ask at.
  var hasPerson = true
  var stage: FakeStage?
  var locale = InterfaceLanguage.english
  var window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: false)
  var provider = ProviderChoice.auto
  var stored: FakeNews?
  var atlas = FakeAtlas()
  var location = LocationSettings()
  var receiver = FakeLocation()
  var timeZone = FakeLocation()
  var clipboard = FakeClipboard()
  var mail = FakeMail()
  var qrCoder = FakeQRCoder()
  var pictures = FakePictures()
  var drawer = FakeDrawer()
  var runner = FakeRunner()
  var files = FakeFiles()
  var network = NetworkAccess()
  var sampleUse = SampleUse()
  var pager: Pager?
  var interrupts: any Interrupts = NoInterrupts()

  /// The use cases over these fakes.
  var newsroom: Newsroom {
    Newsroom(
      news: news, sources: sources, subscriptions: subscriptions, feedReader: feedReader, feedLists: feedLists,
      settings: settings, keys: keys, keyCheck: keyCheck, ledger: store, store: store, activity: activity,
      opener: opener,
      locale: locale, history: history, answers: hasPerson ? answers : nil, stage: stage, window: { window },
      provider: provider,
      stored: stored ?? news, atlas: atlas, location: location, receiver: receiver, timeZone: timeZone,
      clipboard: clipboard, mail: mail, qrCoder: qrCoder, pictures: pictures, drawer: drawer, runner: runner,
      files: files, network: network, sampleUse: sampleUse)
  }

  /// Runs lines through a shell, one after the other.
  ///
  /// - Parameter name: what errors call the source of the lines.
  func run(
    _ lines: [String], in session: Session = .fresh(), name: String? = "stdin", isInteractive: Bool = false,
    failFast: Bool = false
  ) async throws -> Transcript {
    let numbered = lines.enumerated().map { Line.text($1, number: $0 + 1) }
    return try await run(numbered, in: session, name: name, isInteractive: isInteractive, failFast: failFast)
  }

  func run(
    _ lines: [Line], in session: Session = .fresh(), name: String? = "stdin", isInteractive: Bool = false,
    failFast: Bool = false
  ) async throws -> Transcript {
    let source = ScriptedLines(lines, name: name, isInteractive: isInteractive)
    var transcript = try await run(source, in: session, failFast: failFast)
    transcript.policies = source.policies
    return transcript
  }

  func run(_ source: any LineSource, in session: Session, failFast: Bool = false) async throws -> Transcript {
    let renderer = Renderer(
      texts: texts(in: session.language), style: Style(isColoured: false), errorStyle: Style(isColoured: false),
      columns: { nil })
    let output = try WrittenText()
    let errors = try WrittenText()
    var shell = Shell(
      session: session, newsroom: newsroom, renderer: renderer, output: NewsShell.OutputStream(output.descriptor),
      errors: NewsShell.OutputStream(errors.descriptor), interrupts: interrupts, pager: pager,
      failFast: failFast)
    let status = await shell.run([source])
    return Transcript(status: status, session: shell.session, output: output.text, errors: errors.text)
  }
}

/// What became of the lines that a shell was given.
struct Transcript: Sendable {
  let status: Shell.Status
  let session: Session
  let output: String
  let errors: String
  /// How each line is to be remembered.
  var policies: [HistoryPolicy] = []

  /// The lines of JSON output; throws where one of them is none.
  func objects() throws -> [JSONLine] {
    try output.split(separator: "\n").map { try JSONDecoder().decode(JSONLine.self, from: Data($0.utf8)) }
  }

  /// The lines that end a command in JSON.
  func statuses() throws -> [JSONLine] {
    try objects().filter { $0.type == "status" }
  }

  /// The codes of the commands that failed, from JSON output.
  func codes() throws -> [String] {
    try objects().compactMap { $0.error?.code }
  }
}

/// One line of JSON output, as a program reads it.
struct JSONLine: Decodable, Sendable {
  struct Failure: Decodable, Sendable {
    let code: String
    let message: String?
    let hint: String?
  }

  let type: String
  let command: String?
  let ok: Bool?
  let line: Int?
  let count: Int?
  let total: Int?
  let provider: String?
  let service: String?
  let cached: Bool?
  let age: Int?
  let removed: Int?
  let failed: Int?
  let country: String?
  let left: Int?
  let requests: Int?
  let request: String?
  let receivedAt: String?
  let publishedAt: String?
  let feed: String?
  let latitude: Double?
  let longitude: Double?
  let n: Int?
  let title: String?
  let url: String?
  let feedUrl: String?
  let canonicalUrl: String?
  let siteUrl: String?
  let text: String?
  let id: String?
  let code: String?
  let name: String?
  let key: String?
  let value: String?
  let group: String?
  let error: Failure?
}

/// A file without a name that takes what is written to it.
final class WrittenText: Sendable {
  struct Failure: Error {
    let code = errno
  }

  let descriptor: Int32

  init() throws {
    var path = Array("/tmp/supernews-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw Failure() }
    unlink(path)
    // Whoever reads meanwhile moves nothing.
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Everything written so far.
  var text: String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[0..<count])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
