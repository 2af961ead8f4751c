import CConfinement
import TestSupport
import TestTraits
import Testing

/// What a program can do that decodes pictures. Perl, which every Debian has, asks the kernel directly.
@Suite("The confinement of pictures", .takesTurns)
struct PictureConfinementTests {
  private let home = TemporaryFolder()

  /// The output of a program that is started confined.
  private func run(_ words: [String], asking option: String = "--confine=picture") async throws -> String {
    var shell = Program(home: home)
    shell.path = "/bin/sh"
    // It may not write to a file, so its output goes through a pipe.
    let result = try await shell.run(
      ["-c", #""$@" 2>&1 | cat"#, "sh", Program.binary, option] + words)
    return result.output
  }

  private func perl(_ commands: String) async throws -> String {
    try await run(["/usr/bin/perl", "-e", commands])
  }

  @Test("it becomes the program, with the arguments and the input")
  func program() async throws {
    #expect(try await run(["/bin/echo", "a", "--confine=picture"]) == "a --confine=picture\n")
    #expect(try await run(["/nowhere/chafa"]) == "")
    var program = Program(home: home)
    program.environment["PATH"] = "/usr/bin:/bin"
    // Another word is an option like any other.
    #expect(try await program.run(["--confine=nothing", "/bin/echo", "a"]).status == 2)
  }

  @Test("memory, processor time, files and descriptors are limited, without the kernel's help as well")
  func limits() async throws {
    let limits = try await run(["/bin/sh", "-c", "ulimit -v; ulimit -t; ulimit -f; ulimit -c; ulimit -n"])
    #expect(limits == "524288\n5\n0\n0\n64\n")
    let spinning = try await run(["/usr/bin/perl", "-e", "while (1) { }; print 'ended'"])
    #expect(!spinning.contains("ended"))
  }

  @Test(
    "what it tries outside fails",
    arguments: [
      "socket(S, 2, 1, 0) or print 'denied'", "socket(S, 1, 1, 0) or print 'denied'",
      "defined(fork) or print 'denied'", "kill(0, getppid) or print 'denied'",
      "open(F, '>', '/dev/null') or print 'denied'", "unlink('/dev/null') or print 'denied'",
      "mkdir('/tmp/never', 0700) or print 'denied'", "chmod(0777, '/') or print 'denied'",
      "open(F, '<', '/dev/tty') or print 'denied'",
    ])
  func denied(commands: String) async throws {
    #expect(try await perl(commands) == "denied")
  }

  @Test("it reads what the system has installed, and no other file", .enabled(if: hasLandlock, "no Landlock"))
  func reading() async throws {
    let path = try home.write("secret".utf8, to: "file")
    #expect(try await perl("open(F, '<', '\(path)') or print 'denied'") == "denied")
    #expect(try await perl("open(F, '<', '/etc/passwd') or print 'denied'") == "denied")
    #expect(try await perl("opendir(D, '/proc') or print 'denied'") == "denied")
    #expect(try await perl("open(F, '<', '/usr/bin/perl') and print 'open'") == "open")
    #expect(try await perl("open(F, '<', '/dev/urandom') and print 'open'") == "open")
    // Nor does it start one.
    try await home.makeProgram("other", "echo started")
    #expect(try await perl("exec { '\(home.programs)/other' } 'other'; print 'denied'").contains("denied"))
  }

  @Test("with both, a confinement that is required is the same", .enabled(if: hasLandlock, "no Landlock"))
  func required() async throws {
    #expect(try await run(["/bin/echo", "a"], asking: "--confine=picture-or-nothing") == "a\n")
  }
}

private let hasLandlock = supernews_landlock_version() > 0
