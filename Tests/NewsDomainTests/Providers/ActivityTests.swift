import Testing

@testable import NewsDomain

@Suite("Requests in progress")
struct ActivityTests {
  private let activity = Activity()

  @Test("at first the state is empty")
  func rest() {
    #expect(activity.state == Activity.State())
    #expect(activity.state.hosts.isEmpty)
    #expect(activity.state.progress == nil)
  }

  @Test("hosts are listed while they are asked, in the order in which that began")
  func hosts() async {
    let seen = await activity.asking("a") {
      await activity.asking("b") {
        await activity.asking("a") { activity.state.hosts }
      }
    }
    #expect(seen == ["a", "b", "a"])
    #expect(activity.state.hosts.isEmpty)
  }

  @Test("a host that is asked twice is still listed when one request ends")
  func twice() async {
    let seen = await activity.asking("a") {
      await activity.asking("a") {}
      return activity.state.hosts
    }
    #expect(seen == ["a"])
  }

  @Test("a host is no longer listed after an error")
  func failure() async {
    await #expect(throws: NewsError.network(.offline)) {
      try await activity.asking("a") { () async throws in throw NewsError.network(.offline) }
    }
    #expect(activity.state.hosts.isEmpty)
  }

  @Test("progress is the last one that was reported, until the work is over")
  func progress() {
    activity.report(Activity.Progress(done: 3, total: 55))
    #expect(activity.state.progress == Activity.Progress(done: 3, total: 55))
    activity.report(nil)
    #expect(activity.state == Activity.State())
  }
}
