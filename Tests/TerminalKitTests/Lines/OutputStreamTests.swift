import TestSupport
import Testing

@testable import TerminalKit

@Suite("Standard output")
struct OutputStreamTests {
  @Test("output arrives with the flush")
  func whatIsWrittenArrivesWithTheFlush() throws {
    let file = try WrittenText()
    var stream = TerminalKit.OutputStream(file.descriptor)
    stream.write("one\n")
    stream.write("d\u{E9}j\u{E0}\n")
    #expect(file.text.isEmpty)
    stream.flush()
    #expect(file.text == "one\nd\u{E9}j\u{E0}\n")
    #expect(stream.state == .open)
  }

  @Test("output larger than the buffer arrives whole and in order")
  func moreThanFitsInMemoryAtOnceArrivesWholeAndInOrder() throws {
    let file = try WrittenText()
    var stream = TerminalKit.OutputStream(file.descriptor)
    var expected = ""
    for number in 1...20_000 {
      let line = "line \(number)"
      expected += line + "\n"
      stream.write(SafeOutput(SafeText(line)) + "\n")
    }
    stream.flush()
    #expect(file.text == expected)
  }

  @Test("output that cannot be written fails with its errno")
  func whatCannotBeWrittenIsToldWithItsErrno() {
    var stream = TerminalKit.OutputStream(-1)
    stream.write("lost")
    stream.flush()
    #expect(stream.state == .failed(code: EBADF))
  }
}
