import Glibc
import Locking
import NewsDomain
import NewsPresentation
import SystemServices
import TerminalKit

/// The colours and the form of dates in this session.
final class TerminalLooks: Looks {
  private struct State {
    var colours = ColoursSetting.standard
    /// Whether the file of the colours is read again.
    var isStale = false
    var dates = DatesSetting.standard
  }

  /// The largest file of colours, in bytes.
  private static let limit = 1 << 16

  let palette = LivePalette()
  private let isColoured: Bool
  private let hasTrueColour: Bool
  private let state = Guarded(State())

  /// - Parameters:
  ///   - isColoured: Whether anything is shown in colour. If not, a file of colours does not matter.
  ///   - environment: `COLORTERM` says whether the terminal has all colours.
  init(isColoured: Bool, environment: [String: String]) {
    self.isColoured = isColoured
    hasTrueColour = ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
  }

  var dates: DatesSetting.Value { state.withLock(\.dates) }

  func check(_ colours: ColoursSetting.Choice?) throws {
    if case .file(let path)? = colours { _ = try Self.palette(ofFile: path) }
    state.withLock { $0.isStale = true }
  }

  func follow(_ settings: Settings) -> ColourFileProblem? {
    let (colours, dates) = (settings[ColoursSetting.self], settings[DatesSetting.self])
    let isKnown = state.withLock { state in
      let isKnown = state.colours == colours && !state.isStale
      state = State(colours: colours, dates: dates)
      return isKnown
    }
    guard !isKnown, isColoured else { return nil }
    do throws(ColourFileProblem) {
      // The terminal's own colours are used as they are, since the reader has chosen their shades.
      palette.use(try Self.palette(colours), hasTrueColour: hasTrueColour)
      return nil
    } catch {
      palette.use(.standard, hasTrueColour: hasTrueColour)
      return error
    }
  }

  private static func palette(_ colours: ColoursSetting.Choice?) throws(ColourFileProblem) -> Palette {
    switch colours {
    case .scheme(.dark)?: .dark
    case .scheme(.light)?: .light
    case .scheme(.mono)?: .mono
    case .scheme(.contrast)?: .contrast
    case .file(let path)?: try palette(ofFile: path)
    case nil: .standard
    }
  }

  private static func palette(ofFile path: String) throws(ColourFileProblem) -> Palette {
    let bytes: [UInt8]
    do { bytes = try UserFile(path).read(atMost: limit) } catch {
      throw .unreadable(path: path, detail: detail(of: error))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: path, detail: String(cString: strerror(EILSEQ)))
    }
    do { return try Palette(file: text) } catch { throw .fault(path: path, error) }
  }

  private static func detail(of error: any Error) -> String {
    switch error {
    case NewsError.file(.unreadable(_, let detail)), NewsError.file(.failed(_, let detail)): detail
    default: String(cString: strerror(EFBIG))
    }
  }
}
