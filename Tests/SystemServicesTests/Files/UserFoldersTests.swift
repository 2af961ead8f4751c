import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Folders of supernews")
struct UserFoldersTests {
  private let home = TemporaryFolder()

  @Test("without XDG variables the folders are those of the specification")
  func withoutXDGVariablesTheFoldersAreThoseOfTheSpecification() {
    let folders = UserFolders(environment: ["HOME": home.path])
    #expect(folders.config == FilePath(home.path + "/.config/supernews"))
    #expect(folders.state == FilePath(home.path + "/.local/state/supernews"))
    #expect(folders.settings == FilePath(home.path + "/.config/supernews/config"))
    #expect(folders.key == FilePath(home.path + "/.config/supernews/newsapi.key"))
    #expect(folders.feeds == FilePath(home.path + "/.config/supernews/feeds.opml"))
    #expect(folders.startUp == FilePath(home.path + "/.config/supernews/rc"))
    #expect(folders.history == FilePath(home.path + "/.local/state/supernews/history"))
    #expect(folders.data == FilePath(home.path + "/.local/share/supernews"))
    #expect(folders.archive == FilePath(home.path + "/.local/share/supernews/archive.sqlite"))
    #expect(folders.cache == FilePath(home.path + "/.cache/supernews"))
    #expect(folders.store == FilePath(home.path + "/.cache/supernews/store.sqlite"))
    #expect(folders.missingHome == nil)
  }

  @Test("XDG variables name the folders")
  func variables() {
    let folders = UserFolders(environment: [
      "HOME": home.path, "XDG_CONFIG_HOME": "/etc/jane", "XDG_STATE_HOME": "/var/jane",
      "XDG_DATA_HOME": "/srv/jane", "XDG_CACHE_HOME": "/tmp/jane",
    ])
    #expect(folders.settings == FilePath("/etc/jane/supernews/config"))
    #expect(folders.key == FilePath("/etc/jane/supernews/newsapi.key"))
    #expect(folders.history == FilePath("/var/jane/supernews/history"))
    #expect(folders.archive == FilePath("/srv/jane/supernews/archive.sqlite"))
    #expect(folders.store == FilePath("/tmp/jane/supernews/store.sqlite"))
  }

  @Test("each XDG variable is used independently of the others")
  func oneVariable() {
    let folders = UserFolders(environment: ["HOME": home.path, "XDG_STATE_HOME": "/var/jane"])
    #expect(folders.settings == FilePath(home.path + "/.config/supernews/config"))
    #expect(folders.history == FilePath("/var/jane/supernews/history"))
    #expect(folders.store == FilePath(home.path + "/.cache/supernews/store.sqlite"))
  }

  @Test("an XDG variable of any bytes gives its folder")
  func bytes() {
    let named = FilePath(cString: [0x2F, CChar(bitPattern: 0xE9), 0])
    let folders = UserFolders { $0 == "XDG_CONFIG_HOME" ? named : nil }
    #expect(folders.settings == named + "/supernews/config")
  }

  @Test("an XDG variable that is empty or relative is ignored", arguments: ["", "jane", "./jane", "~/jane"])
  func relative(text: String) {
    let folders = UserFolders(environment: [
      "HOME": home.path, "XDG_CONFIG_HOME": text, "XDG_STATE_HOME": text, "XDG_DATA_HOME": text,
      "XDG_CACHE_HOME": text,
    ])
    #expect(folders == UserFolders(environment: ["HOME": home.path]))
  }

  @Test("if the home does not exist, only folders given by variables are used")
  func missingHome() throws {
    let file = try home.write([], to: "file")
    for missing in [home.path + "/nobody", file] {
      let folders = UserFolders(environment: ["HOME": missing, "XDG_STATE_HOME": "/var/jane"])
      #expect(folders.missingHome == FilePath(missing))
      #expect(folders.config == nil && folders.settings == nil && folders.key == nil && folders.feeds == nil)
      #expect(folders.startUp == nil && folders.data == nil && folders.archive == nil)
      #expect(folders.cache == nil && folders.store == nil)
      #expect(folders.history == FilePath("/var/jane/supernews/history"))
    }
  }

  @Test("a path that begins with a tilde and a slash is below the user's home")
  func expanded() {
    let home = UserFolders.expanded("~")
    #expect(home.isAbsolute)
    #expect(FilePath(variable: "HOME").map { $0.isAbsolute ? $0 == home : true } ?? true)
    #expect(UserFolders.expanded("~/a b/c") == home + "/a b/c")
    #expect(UserFolders.expanded("~/") == home + "/")
  }

  @Test("any other path stays as it is", arguments: ["", "a", "/a", "./~", "a/~/b", "~jane/a", "~~"])
  func notExpanded(path: String) {
    #expect(UserFolders.expanded(path) == FilePath(path))
  }

  static let homeless: [[String: String]] = [[:], ["HOME": ""], ["HOME": "jane"]]

  @Test("without a home in the environment the one in the user database is used", arguments: UserFoldersTests.homeless)
  func noHome(environment: [String: String]) {
    guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else {
      Issue.record("the user has no entry in the passwd file")
      return
    }
    let home = FilePath(cString: directory)
    let folders = UserFolders(environment: environment)
    #expect(folders.missingHome == home || folders.config == home + "/.config/supernews")
    #expect(folders.missingHome == home || folders.cache == home + "/.cache/supernews")
  }

  @Test("no home is needed if variables give all folders")
  func variablesWithoutHome() {
    let folders = UserFolders(
      environment: [
        "HOME": home.path + "/nobody", "XDG_CONFIG_HOME": "/a", "XDG_STATE_HOME": "/b", "XDG_CACHE_HOME": "/c",
        "XDG_DATA_HOME": "/d",
      ])
    #expect(folders.data == FilePath("/d/supernews"))
    #expect(folders.cache == FilePath("/c/supernews"))
    #expect(folders.config == FilePath("/a/supernews"))
    #expect(folders.state == FilePath("/b/supernews"))
    #expect(folders.missingHome == nil)
  }
}
