import NewsDomain
import Locking

/// Draws pictures with the program `chafa`, if it is installed. Its libraries decode files from strangers, so it is
/// started through a confinement.
package final class ChafaDrawer: PictureDrawer {
  private static let program = "chafa"
  /// The largest output, in bytes: a picture of a whole window in sixels.
  private static let outputLimit = 2 << 20
  /// The variables from which `chafa` learns what the terminal can, and where libraries are. It gets no others of the
  /// reader's.
  private static let variables: Set = [
    "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_NAME", "LC_TERMINAL", "VTE_VERSION", "MLTERM", "CONTOUR_PROFILE",
    "KITTY_PID", "TMUX", "NVIM", "LANG", "LC_ALL", "LC_CTYPE", "PATH",
    "LD_LIBRARY_PATH",
  ]
  /// The limits of ImageMagick, which decodes what `chafa` itself does not: a picture larger than its memory would be put
  /// into files. See ImageMagick's page "Security Policy".
  private static let limits = [
    "MAGICK_MEMORY_LIMIT": "256MiB", "MAGICK_MAP_LIMIT": "0", "MAGICK_DISK_LIMIT": "0", "MAGICK_WIDTH_LIMIT": "16KP",
    "MAGICK_HEIGHT_LIMIT": "16KP", "MAGICK_THREAD_LIMIT": "1", "MAGICK_TIME_LIMIT": "5", "OMP_NUM_THREADS": "1",
    // Otherwise GLib looks it up, and fontconfig keeps a cache there.
    "HOME": "/nonexistent",
  ]

  private let environment: [String: String]
  private let confinement: @Sendable () -> [String]
  private let isCapable: Bool
  private let isColoured: Bool
  private let patience: Duration
  /// Whether `chafa` is installed; looked up once, on first use.
  private let found = Guarded<Bool?>(nil)

  /// - Parameters:
  ///   - confinement: the words that start a program confined; its path and its arguments follow.
  ///   - isCapable: whether the terminal can show pictures.
  ///   - isColoured: whether pictures may have colours.
  ///   - patience: how long a picture may take.
  package init(
    environment: [String: String], confinement: @autoclosure @escaping @Sendable () -> [String], isCapable: Bool = true,
    isColoured: Bool,
    patience: Duration = .seconds(5)
  ) {
    self.environment = environment
    self.confinement = confinement
    self.isCapable = isCapable
    self.isColoured = isColoured
    self.patience = patience
  }

  package var isReady: Bool {
    guard isCapable else { return false }
    return found.withLock { found in
      let known = found ?? (ProgramPath.path(of: Self.program, in: environment) != nil)
      found = known
      return known
    }
  }

  package func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture? {
    let format: String
    switch mode {
    case .off: return nil
    // Inside tmux, chafa cannot detect the format by itself.
    case .symbols, .sixel, .kitty: format = "--format=\(mode.rawValue)"
    }
    guard let path = ProgramPath.path(of: Self.program, in: environment) else { return nil }
    let words = [
      path, format, "--size=\(columns)x\(rows)", "--colors=\(colours)", "--animate=off", "--polite=on", "-",
    ]
    guard
      let ending = try? await ChildProcess.run(
        confinement() + words, environment: ownEnvironment, input: .bytes(file),
        output: .captured(limit: Self.outputLimit), patience: patience, isGroup: true), ending.status == 0
    else { return nil }
    guard let text = String(validating: ending.output, as: UTF8.self), text.contains(where: { !$0.isNewline }) else {
      return nil
    }
    return Picture(text: text, mode: mode, columns: columns)
  }

  private var ownEnvironment: [String: String] {
    environment.filter { Self.variables.contains($0.key) }.merging(Self.limits) { _, limit in limit }
  }

  private var colours: String {
    if !isColoured { return "none" }
    return ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? "full" : "256"
  }
}
