import Glibc
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("A path of any bytes")
struct FilePathTests {
  @Test("a text is its bytes and a zero", arguments: ["", "/", "/home/jane", "caf\u{E9}"])
  func textIsItsBytesAndAZero(text: String) {
    #expect(FilePath(text).bytes == Array(text.utf8CString))
    #expect(FilePath(text).description == text)
  }

  @Test("bytes that are not UTF-8 are kept, and replaced in the description")
  func bytes() {
    let path = FilePath(cString: [0x2F, CChar(bitPattern: 0xE9), 0x61, 0]) + "/b"
    #expect(path.bytes == [0x2F, CChar(bitPattern: 0xE9), 0x61, 0x2F, 0x62, 0])
    #expect(path.description == "/\u{FFFD}a/b")
    #expect(path.folder.bytes == [0x2F, CChar(bitPattern: 0xE9), 0x61, 0])
  }

  @Test("a path ends at a zero, as it does for the system")
  func zero() {
    #expect(FilePath("/a\u{0}/b") == FilePath("/a"))
    #expect(FilePath("/a\u{0}b") + "/c" == FilePath("/a/c"))
  }

  @Test("the folder of a path is the part before its last slash")
  func folder() {
    #expect(FilePath("/a/b/c").folder == FilePath("/a/b"))
    #expect(FilePath("a/b").folder == FilePath("a"))
    #expect(FilePath("a").folder == FilePath("."))
    #expect(FilePath("/a").folder == FilePath("/"))
  }

  @Test("ancestors are listed from the outermost in")
  func ancestors() {
    #expect(FilePath("/a/b/c").ancestors == [FilePath("/a"), FilePath("/a/b")])
    #expect(FilePath("a/b").ancestors == [FilePath("a")])
    #expect(FilePath("/a").ancestors.isEmpty)
    #expect(FilePath("a").ancestors.isEmpty)
  }

  @Test("only a path that begins with a slash is absolute")
  func absolute() {
    #expect(FilePath("/a").isAbsolute)
    for text in ["", "a", "./a", "~/a"] { #expect(!FilePath(text).isAbsolute) }
  }

  @Test("a variable is read byte for byte; one that is not set has no path")
  func variable() {
    setenv("SUPERNEWS_TEST_PATH", [0x2F, CChar(bitPattern: 0xFF), 0], 1)
    defer { unsetenv("SUPERNEWS_TEST_PATH") }
    #expect(FilePath(variable: "SUPERNEWS_TEST_PATH")?.bytes == [0x2F, CChar(bitPattern: 0xFF), 0])
    #expect(FilePath(variable: "SUPERNEWS_TEST_NO_PATH") == nil)
  }
}
