import NewsDomain
import Locking

/// Draws pictures with the program `chafa`, if it is installed.
package final class ChafaDrawer: PictureDrawer {
  private static let program = "chafa"
  /// The largest output, in bytes: a picture of a whole window in sixels.
  private static let outputLimit = 2 << 20
  /// The most memory it may use, in bytes. A file of a few kilobytes can be a picture of gigabytes; one of 48
  /// megapixels takes 340 MiB.
  private static let memory: UInt64 = 512 << 20

  private let environment: [String: String]
  private let isCapable: Bool
  private let isColoured: Bool
  private let patience: Duration
  /// Whether `chafa` is installed; looked up once, on first use.
  private let found = Guarded<Bool?>(nil)

  /// - Parameters:
  ///   - isCapable: whether the terminal can show pictures.
  ///   - isColoured: whether pictures may have colours.
  ///   - patience: how long a picture may take.
  package init(
    environment: [String: String], isCapable: Bool = true, isColoured: Bool, patience: Duration = .seconds(3)
  ) {
    self.environment = environment
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
    let words = [
      Self.program, format, "--size=\(columns)x\(rows)", "--colors=\(colours)", "--animate=off", "--polite=on", "-",
    ]
    guard
      let ending = try? await ChildProcess.run(
        words, environment: environment, input: .bytes(file), output: .captured(limit: Self.outputLimit),
        patience: patience, memory: Self.memory, isGroup: true), ending.status == 0
    else { return nil }
    guard let text = String(validating: ending.output, as: UTF8.self), text.contains(where: { !$0.isNewline }) else {
      return nil
    }
    return Picture(text: text, mode: mode, columns: columns)
  }

  private var colours: String {
    if !isColoured { return "none" }
    return ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? "full" : "256"
  }
}
