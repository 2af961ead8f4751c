@testable import NewsDomain
@testable import SystemServices
import TestSupport
import Testing

@Suite("A file that the reader names")
struct UserFileTests {
  private let folder = TemporaryFolder()

  private func path(_ name: String) -> String { folder.path + "/" + name }

  @Test("a written file is read again, and no other file is left")
  func roundTrip() throws {
    for text in ["one", "", "another"] {
      try UserFile(path("file")).write(Array(text.utf8))
      #expect(try UserFile(path("file")).read(atMost: 10) == Array(text.utf8))
    }
    #expect(try folder.names() == ["file"])
  }

  @Test("a file of the largest size is read, a longer one is too large")
  func limit() throws {
    try folder.write("12345".utf8, to: "file")
    #expect(try UserFile(path("file")).read(atMost: 5).count == 5)
    #expect(throws: NewsError.network(.tooLarge(host: path("file"), limit: 4))) {
      try UserFile(path("file")).read(atMost: 4)
    }
    // The size of a device is unknown.
    #expect(throws: NewsError.network(.tooLarge(host: "/dev/zero", limit: 4))) {
      try UserFile("/dev/zero").read(atMost: 4)
    }
  }

  @Test("a device is written to and stays a device", arguments: [0, 1, 100_000])
  func device(count: Int) throws {
    try UserFile("/dev/null").write([UInt8](repeating: 0x61, count: count))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    #expect(try UserFile("/dev/null").read(atMost: 1).isEmpty)
  }

  @Test("a device that accepts nothing is an error", .enabled(if: access("/dev/full", W_OK) == 0, "no /dev/full"))
  func full() {
    let error = #expect(throws: NewsError.self) { try UserFile("/dev/full").write([0x61]) }
    #expect(error?.ioPath == "/dev/full")
  }

  @Test("a pipe is written to and stays a pipe")
  func pipe() throws {
    let path = path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let bytes = [UInt8](repeating: 0x61, count: 1000)
    // Opened for reading and writing, so that neither side waits for the other.
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    try UserFile(path).write(bytes)
    var buffer = [UInt8](repeating: 0, count: 2000)
    let count = systemRead(descriptor, &buffer, buffer.count)
    #expect(Array(buffer.prefix(count)) == bytes)
  }

  @Test("the permissions of a file stay as they were", arguments: [0o600, 0o640, 0o644, 0o664, 0o755])
  func mode(mode: Int) throws {
    try folder.write("old".utf8, to: "file")
    #expect(chmod(path("file"), mode_t(mode)) == 0)
    try UserFile(path("file")).write(Array("new".utf8))
    #expect(folder.mode(of: "file") == mode)
    #expect(try folder.read("file") == "new")
  }

  @Test("a new file has the usual permissions")
  func newFile() throws {
    let descriptor = open(path("other"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    close(descriptor)
    try UserFile(path("file")).write([])
    #expect(folder.mode(of: "file") == folder.mode(of: "other"))
    #expect(folder.mode(of: "file") != nil)
  }

  @Test("a link stays a link, and the file that it leads to is replaced")
  func link() throws {
    try folder.write("old".utf8, to: "file")
    #expect(symlink(path("file"), path("link")) == 0)
    try UserFile(path("link")).write(Array("new".utf8))
    #expect(try folder.read("file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("file"))
  }

  @Test("a link to a file that does not exist yet stays a link, and the file is made", arguments: [true, false])
  func danglingLink(isAbsolute: Bool) throws {
    let target = isAbsolute ? path("file") : "file"
    #expect(symlink(target, path("middle")) == 0)
    #expect(symlink("middle", path("link")) == 0)
    try UserFile(path("link")).write(Array("new".utf8))
    #expect(try folder.read("file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "middle")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("middle")) == target)
    // A circle leads nowhere.
    #expect(symlink("circle", path("circle")) == 0)
    #expect(throws: (any Error).self) { try UserFile(path("circle/file")).write([0x61]) }
  }

  @Test("a missing folder is not made")
  func missingFolder() throws {
    let error = #expect(throws: NewsError.self) { try UserFile(path("none/file")).write([0x61]) }
    #expect(error?.ioPath == path("none/file"))
    #expect(try folder.names().isEmpty)
  }

  @Test("a folder is not a file")
  func folderItself() throws {
    try folder.write([], to: "folder/file")
    let error = #expect(throws: NewsError.self) { try UserFile(path("folder")).write([0x61]) }
    #expect(error?.ioPath == path("folder"))
    #expect(try folder.names(of: "folder") == ["file"])
  }

  @Test("a path with a tilde is below the reader's home, and errors show it as typed")
  func home() throws {
    let name = "~/supernews-test-\(UInt64.random(in: 0 ... .max))"
    let place = UserFolders.expanded(name)
    #expect(place.isAbsolute)
    #expect(throws: NewsError.file(.unreadable(path: name, detail: String(cString: strerror(ENOENT))))) {
      try UserFile(name).read(atMost: 1)
    }
    let error = #expect(throws: NewsError.self) { try UserFile(name + "/file").write([]) }
    guard case .file(.failed)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(access(place.bytes, F_OK) != 0)
  }

  @Test("appended text follows the rest, and a missing file is made")
  func append() throws {
    for text in ["one\n", "", "two"] { try UserFile(path("file")).append(Array(text.utf8)) }
    #expect(try folder.read("file") == "one\ntwo")
    try UserFile(path("empty")).append([])
    #expect(try folder.read("empty").isEmpty)
    try UserFile(path("other")).write([])
    #expect(folder.mode(of: "file") == folder.mode(of: "other"))
    #expect(try folder.names() == ["empty", "file", "other"])
  }

  @Test("appending keeps the file itself, with its permissions", arguments: [0o600, 0o644, 0o755])
  func appendMode(mode: Int) throws {
    try folder.write("old".utf8, to: "file")
    #expect(chmod(path("file"), mode_t(mode)) == 0)
    #expect(symlink(path("file"), path("link")) == 0)
    let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
    try UserFile(path("link")).append(bytes)
    #expect(folder.mode(of: "file") == mode)
    let isWhole = try folder.read("file").utf8.elementsEqual(Array("old".utf8) + bytes)
    #expect(isWhole)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("file"))
  }

  @Test("simultaneous appends lose nothing")
  func appendAtOnce() async throws {
    let path = path("file")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 { group.addTask { try UserFile(path).append(Array("line \(number)\n".utf8)) } }
      try await group.waitForAll()
    }
    let lines = try folder.read("file").split(separator: "\n").map(String.init)
    #expect(lines.sorted() == (0..<50).map { "line \($0)" }.sorted())
  }

  @Test(
    "nothing can be appended to a folder or below a missing one", arguments: ["folder", "none/file", "folder/file/a"])
  func appendNowhere(name: String) throws {
    try folder.write("old".utf8, to: "folder/file")
    let error = #expect(throws: NewsError.self) { try UserFile(path(name)).append([0x61]) }
    #expect(error?.ioPath == path(name))
    #expect(try folder.read("folder/file") == "old")
    #expect(try folder.names() == ["folder"])
  }

  @Test(
    "a device can be appended to, and a full one is an error",
    .enabled(if: access("/dev/full", W_OK) == 0, "no /dev/full"))
  func appendDevice() throws {
    try UserFile("/dev/null").append([0x61])
    let detail = String(cString: strerror(ENOSPC))
    #expect(throws: NewsError.file(.failed(path: "/dev/full", detail: detail))) {
      try UserFile("/dev/full").append([0x61])
    }
  }

  @Test("for a path with a tilde, errors show it as typed", arguments: [false, true])
  func homeFailure(appends: Bool) throws {
    let name = "~/supernews-test-\(UInt64.random(in: 0 ... .max))/file"
    #expect(throws: NewsError.file(.failed(path: name, detail: String(cString: strerror(ENOENT))))) {
      let file = UserFile(name)
      if appends { try file.append([]) } else { try file.write([]) }
    }
  }
}

@Suite("Results in files")
struct TextFileTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to name: String = "file", appends: Bool) throws {
    try TextFile().write(text, to: folder.path + "/" + name, appends: appends)
  }

  @Test("written text replaces the file, appended text follows it")
  func both() throws {
    for text in ["a longer old text", "caf\u{E9}\n", "", "one\n"] {
      try write(text, appends: false)
      #expect(try folder.read("file") == text)
    }
    for text in ["two\n", "", "\u{1F44D}\u{1F3FD}"] { try write(text, appends: true) }
    #expect(try folder.read("file") == "one\ntwo\n\u{1F44D}\u{1F3FD}")
    #expect(try folder.names() == ["file"])
  }

  @Test("a new file is made in both cases", arguments: [false, true])
  func newFile(appends: Bool) throws {
    try write("text", appends: appends)
    #expect(try folder.read("file") == "text")
  }

  @Test("an error of writing is thrown, and nothing is lost or left behind", arguments: [false, true])
  func failure(appends: Bool) throws {
    try folder.write("old".utf8, to: "folder/file")
    for name in ["folder", "none/file", "folder/file/below"] {
      let error = #expect(throws: NewsError.self) { try write("new", to: name, appends: appends) }
      #expect(error?.ioPath == folder.path + "/" + name)
    }
    #expect(try folder.read("folder/file") == "old")
    #expect(try folder.names() == ["folder"])
    #expect(try folder.names(of: "folder") == ["file"])
  }

  @Test(
    "in a folder that cannot be written, the old file stays", .disabled(if: getuid() == 0, "root writes everywhere"),
    arguments: [false, true])
  func readOnly(appends: Bool) throws {
    try folder.write("old".utf8, to: "folder/file")
    #expect(chmod(folder.path + "/folder/file", 0o400) == 0)
    #expect(chmod(folder.path + "/folder", 0o500) == 0)
    defer { chmod(folder.path + "/folder", 0o700) }
    for name in ["folder/file", "folder/new"] {
      #expect(throws: NewsError.self) { try write("new", to: name, appends: appends) }
    }
    #expect(try folder.read("folder/file") == "old")
  }
}
