import NewsDomain
import Testing

@testable import NewsData

@Suite("Where supernews keeps its files")
struct UserFoldersTests {
  @Test("without XDG variables the folders are those of the specification")
  func home() {
    let folders = UserFolders(environment: ["HOME": "/home/jane"])
    #expect(folders.config == "/home/jane/.config/supernews")
    #expect(folders.state == "/home/jane/.local/state/supernews")
    #expect(folders.settings == "/home/jane/.config/supernews/config")
    #expect(folders.key == "/home/jane/.config/supernews/newsapi.key")
    #expect(folders.feeds == "/home/jane/.config/supernews/feeds.opml")
    #expect(folders.history == "/home/jane/.local/state/supernews/history")
    #expect(folders.cache == "/home/jane/.cache/supernews")
    #expect(folders.store == "/home/jane/.cache/supernews/store.sqlite")
  }

  @Test("XDG variables name the folders")
  func variables() {
    let folders = UserFolders(environment: [
      "HOME": "/home/jane", "XDG_CONFIG_HOME": "/etc/jane", "XDG_STATE_HOME": "/var/jane",
      "XDG_CACHE_HOME": "/tmp/jane",
    ])
    #expect(folders.settings == "/etc/jane/supernews/config")
    #expect(folders.key == "/etc/jane/supernews/newsapi.key")
    #expect(folders.history == "/var/jane/supernews/history")
    #expect(folders.store == "/tmp/jane/supernews/store.sqlite")
  }

  @Test("each XDG variable counts by itself")
  func oneVariable() {
    let folders = UserFolders(environment: ["HOME": "/home/jane", "XDG_STATE_HOME": "/var/jane"])
    #expect(folders.settings == "/home/jane/.config/supernews/config")
    #expect(folders.history == "/var/jane/supernews/history")
    #expect(folders.store == "/home/jane/.cache/supernews/store.sqlite")
  }

  @Test("an XDG variable that is empty or relative is ignored", arguments: ["", "jane", "./jane", "~/jane"])
  func relative(text: String) {
    let folders = UserFolders(environment: [
      "HOME": "/home/jane", "XDG_CONFIG_HOME": text, "XDG_STATE_HOME": text, "XDG_CACHE_HOME": text,
    ])
    #expect(folders == UserFolders(environment: ["HOME": "/home/jane"]))
    #expect(folders.config == "/home/jane/.config/supernews")
  }

  @Test("a path that begins with a tilde and a slash is below the user's home")
  func expanded() {
    let home = UserFolders.expanded("~")
    #expect(home.hasPrefix("/"))
    #expect(
      UserFolders(environment: ProcessInfo.processInfo.environment.filter { $0.key == "HOME" }).config
        == home + "/.config/supernews")
    #expect(UserFolders.expanded("~/a b/c") == home + "/a b/c")
    #expect(UserFolders.expanded("~/") == home + "/")
  }

  @Test("any other path is what it says", arguments: ["", "a", "/a", "./~", "a/~/b", "~jane/a", "~~"])
  func notExpanded(path: String) {
    #expect(UserFolders.expanded(path) == path)
  }

  static let homeless: [[String: String]] = [[:], ["HOME": ""], ["HOME": "jane"]]

  @Test("without a home in the environment the user's own serves", arguments: UserFoldersTests.homeless)
  func noHome(environment: [String: String]) {
    guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else {
      Issue.record("the user has no entry in the passwd file")
      return
    }
    let home = String(cString: directory)
    let folders = UserFolders(environment: environment)
    #expect(folders.config == home + "/.config/supernews")
    #expect(folders.state == home + "/.local/state/supernews")
    #expect(folders.cache == home + "/.cache/supernews")
  }

  @Test("no home is needed where the variables name all folders")
  func variablesWithoutHome() {
    let folders = UserFolders(
      environment: ["XDG_CONFIG_HOME": "/a", "XDG_STATE_HOME": "/b", "XDG_CACHE_HOME": "/c"])
    #expect(folders.cache == "/c/supernews")
    #expect(folders.config == "/a/supernews")
    #expect(folders.state == "/b/supernews")
  }
}
