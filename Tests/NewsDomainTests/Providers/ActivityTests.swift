import Testing

@testable import NewsDomain

@Suite("What is being waited for")
struct ActivityTests {
  private let activity = Activity()

  @Test("at rest there is nothing")
  func rest() {
    #expect(activity.state == Activity.State())
    #expect(activity.state.hosts.isEmpty)
    #expect(activity.state.progress == nil)
  }

  @Test("hosts stand there while they are asked, in the order in which that began")
  func hosts() async {
    let seen = await activity.asking("a") {
      await activity.asking("b") {
        await activity.asking("a") { activity.state.hosts }
      }
    }
    #expect(seen == ["a", "b", "a"])
    #expect(activity.state.hosts.isEmpty)
  }

  @Test("of a host that is asked twice one is left when the other is answered")
  func twice() async {
    let seen = await activity.asking("a") {
      await activity.asking("a") {}
      return activity.state.hosts
    }
    #expect(seen == ["a"])
  }

  @Test("a host that fails is asked no more")
  func hostThatFailsIsAskedNoMore() async {
    await #expect(throws: NewsError.offline) {
      try await activity.asking("a") { () async throws in throw NewsError.offline }
    }
    #expect(activity.state.hosts.isEmpty)
  }

  @Test("progress is what was reported last, until the work is over")
  func progress() {
    activity.report(Activity.Progress(done: 3, total: 55))
    #expect(activity.state.progress == Activity.Progress(done: 3, total: 55))
    activity.report(nil)
    #expect(activity.state == Activity.State())
  }
}
