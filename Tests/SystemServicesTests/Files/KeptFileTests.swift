import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("A file that is always whole")
struct KeptFileTests {
  private let folder = TemporaryFolder()

  private func file(_ name: String) -> KeptFile { KeptFile(path: folder.path + "/" + name) }

  @Test("a missing file reads as `nil`", arguments: ["a", "no/such/folder/a"])
  func absent(name: String) throws {
    #expect(try file(name).read() == nil)
    #expect(try folder.names().isEmpty)
  }

  @Test("a path below a regular file is missing")
  func belowFile() throws {
    try folder.write("text".utf8, to: "a")
    #expect(try file("a/b").read() == nil)
  }

  @Test("a written file is read again", arguments: [0, 1, 16_383, 16_384, 16_385, 100_000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try file("a").write(bytes)
    let isSame = try file("a").read() == bytes
    #expect(isSame)
  }

  @Test("a file of the largest size is read, one a byte larger is not")
  func limit() throws {
    #expect(KeptFile.sizeLimit == 1_048_576)
    try folder.write(Array(repeating: UInt8(1), count: KeptFile.sizeLimit), to: "a")
    let count = try file("a").read()?.count
    #expect(count == KeptFile.sizeLimit)
    try folder.write(Array(repeating: UInt8(1), count: KeptFile.sizeLimit + 1), to: "a")
    let error = #expect(throws: NewsError.self) { try file("a").read() }
    #expect(error?.ioPath == folder.path + "/a")
  }

  @Test("the caller can set another limit")
  func otherLimit() throws {
    try folder.write(Array(repeating: UInt8(1), count: KeptFile.sizeLimit + 1), to: "a")
    #expect(try file("a").read(atMost: KeptFile.sizeLimit + 1)?.count == KeptFile.sizeLimit + 1)
    #expect(throws: NewsError.self) { try file("a").read(atMost: KeptFile.sizeLimit) }
    try folder.write([1, 2, 3], to: "b")
    #expect(try file("b").read(atMost: 3) == [1, 2, 3])
    #expect(throws: NewsError.self) { try file("b").read(atMost: 2) }
  }

  @Test("a folder cannot be read as a file")
  func folderInPlace() throws {
    try folder.write("text".utf8, to: "a/b")
    let error = #expect(throws: NewsError.self) { try file("a").read() }
    #expect(error?.ioPath == folder.path + "/a")
  }

  @Test("a write replaces all of the old file")
  func replaced() throws {
    try folder.write("a longer old text".utf8, to: "a")
    try file("a").write(Array("new".utf8))
    #expect(try folder.read("a") == "new")
    #expect(try folder.names() == ["a"])
  }

  @Test("a written file is accessible to its owner only, whatever the old one was")
  func permissions() throws {
    try file("new").write([1])
    #expect(folder.mode(of: "new") == 0o600)
    let old = try folder.write("old".utf8, to: "old")
    #expect(chmod(old, 0o666) == 0)
    try file("old").write([2])
    #expect(folder.mode(of: "old") == 0o600)
  }

  @Test("missing folders are made, accessible to their owner only")
  func folders() throws {
    try file("one/two/a").write(Array("text".utf8))
    #expect(try folder.read("one/two/a") == "text")
    #expect(folder.mode(of: "one") == 0o700)
    #expect(folder.mode(of: "one/two") == 0o700)
  }

  @Test("a write below a regular file fails and leaves that file", arguments: ["a/b", "a/b/c"])
  func writeBelowFile(name: String) throws {
    try folder.write("old".utf8, to: "a")
    let error = #expect(throws: NewsError.self) { try file(name).write([1]) }
    #expect(error?.ioPath == folder.path + "/" + name)
    #expect(try folder.read("a") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test("a write over a folder fails and leaves nothing behind")
  func writeOverFolder() throws {
    try folder.write("old".utf8, to: "a/b")
    let error = #expect(throws: NewsError.self) { try file("a").write([1]) }
    #expect(error?.ioPath == folder.path + "/a")
    #expect(try folder.read("a/b") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test("a failed write leaves the old file as it was")
  func failedWrite() throws {
    // With such a long name no temporary file fits next to it.
    let name = String(repeating: "n", count: 255)
    try folder.write("old".utf8, to: name)
    let isWritten = (try? file(name).write(Array("new".utf8))) != nil
    #expect(try folder.read(name) == (isWritten ? "new" : "old"))
    #expect(try folder.names() == [name])
  }

  @Test("a write fails in a folder that cannot be written", .disabled(if: getuid() == 0, "root writes everywhere"))
  func unwritableFolder() throws {
    try folder.write("old".utf8, to: "one/a")
    #expect(chmod(folder.path + "/one", 0o500) == 0)
    defer { chmod(folder.path + "/one", 0o700) }
    let error = #expect(throws: NewsError.self) { try file("one/a").write([1]) }
    #expect(error?.ioPath == folder.path + "/one/a")
    #expect(try folder.read("one/a") == "old")
  }

  @Test("a file is removed; removing a missing one is no error")
  func removal() throws {
    try file("a").write([1])
    try file("a").remove()
    #expect(try folder.names().isEmpty)
    try file("a").remove()
    try file("no/such/folder/a").remove()
  }

  @Test("a folder is not removed")
  func removalOfFolder() throws {
    try folder.write("text".utf8, to: "a/b")
    let error = #expect(throws: NewsError.self) { try file("a").remove() }
    #expect(error?.ioPath == folder.path + "/a")
    #expect(try folder.read("a/b") == "text")
  }

  @Test("a damaged file is moved aside")
  func aside() throws {
    try folder.write("damaged".utf8, to: "a")
    let aside = try #require(file("a").setAside())
    #expect(aside.hasPrefix(folder.path + "/a"))
    #expect(FileManager.default.contents(atPath: aside) == Data("damaged".utf8))
    #expect(try file("a").read() == nil)
    #expect(file("a").setAside() == nil)
  }

  @Test("simultaneous changes wait for each other")
  func exclusion() async throws {
    let counter = file("count")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try patiently {
            try counter.whileLocked {
              let old = try counter.read() ?? Array("0".utf8)
              let number = Int(String(decoding: old, as: UTF8.self)) ?? -1000
              try counter.write(Array(String(number + 1).utf8))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.read("count") == "50")
  }

  @Test("a lock returns the result of its work or throws its error, and is then free")
  func lock() throws {
    let first = try file("a").whileLocked { 7 }
    #expect(first == 7)
    #expect(throws: NewsError.network(.offline)) {
      try file("a").whileLocked { () throws -> Int in throw NewsError.network(.offline) }
    }
    let second = try file("a").whileLocked { 8 }
    #expect(second == 8)
  }

  @Test("a lock below a regular file fails without doing the work")
  func lockBelowFile() throws {
    try folder.write("text".utf8, to: "a")
    let error = #expect(throws: NewsError.self) {
      try file("a/b").whileLocked { try file("done").write([1]) }
    }
    #expect(error?.ioPath == folder.path + "/a/b")
    #expect(try folder.names() == ["a"])
  }
}
