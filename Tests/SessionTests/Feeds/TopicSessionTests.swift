import TestSupport
import TestTraits
import Testing

@testable import NewsDomain

@Suite("Topics in whole sessions", .takesTurns)
struct TopicSessionTests {
  private let home = TemporaryFolder()

  /// A catalogue with two feeds of one topic and one of a country, on servers of the test.
  private func program(_ server: LoopbackServer) throws -> Program {
    let other = server.url.replacing("127.0.0.1", with: "localhost")
    let lines = ["space\t\(server.url)/space", "space\t\(other)/moon", "dk\t\(server.url)/denmark"]
    let path = try home.write(lines.map { $0 + "\t\n" }.joined().utf8, to: "catalogue.tsv")
    return Program(
      home: home, environment: ["SUPERNEWS_CATALOGUE": path, "SUPERNEWS_FEEDS_URL": server.url])
  }

  private static func feed(_ title: String) -> LoopbackServer.Answer {
    let link = "https://paper.example/" + title.replacing(" ", with: "-")
    return .xml(
      "<rss version=\"2.0\"><channel><title>Paper</title><item><title>\(title)</title><link>\(link)</link></item></channel></rss>"
    )
  }

  private func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.target {
      case "/space": Self.feed("A rocket starts")
      case "/moon": Self.feed("A probe lands")
      case "/denmark": Self.feed("A bridge opens")
      default: .status(404)
      }
    }
  }

  @Test("top shows the news of a topic from its feeds, and nobody else is asked")
  func top() async throws {
    let server = try server()
    defer { server.stop() }
    let steps = try await program(server).run(["-F", "json", "-c", "top space; why 1; new space; topics espa"]).steps()
    #expect(steps.map(\.outcome) == ["top ok", "why ok", "new ok", "topics ok"])
    #expect(Set(steps[0].titles) == ["A rocket starts", "A probe lands"])
    #expect(steps[3].records.map(\.id) == ["space"])
    #expect(server.requestCounts == ["/space": 1, "/moon": 1])
  }

  @Test("a country without an edition is served by its feeds")
  func country() async throws {
    let server = try server()
    defer { server.stop() }
    let steps = try await program(server).run(["-F", "json", "-c", "top denmark; health danemark"]).steps()
    #expect(steps.first?.titles == ["A bridge opens"])
    #expect(steps.last?.status.error?.code == "unknownSource")
    #expect(server.requestCounts == ["/denmark": 1])
  }

  @Test("favourite topics are kept for the next session")
  func favourites() async throws {
    let server = try server()
    defer { server.stop() }
    let program = try program(server)
    _ = try await program.run(["-c", "settings topics 'space, formule 1'"])
    let result = try await program.run(["-c", "settings topics; topics espace"])
    #expect(result.output.contains("Space, Formula 1"))
    #expect(result.output.contains("●  1  Space"))
  }
}
